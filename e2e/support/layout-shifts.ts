import { expect, type Page } from 'playwright/test'

type Shift = { value: number; moved: string[] }
type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/**
 * Records layout shifts from now on, also of pages that are opened later.
 * @returns a function that expects their sum on the open page to be at most a limit, 0 by default.
 */
export async function watchLayoutShifts(page: Page): Promise<(limit?: number) => Promise<void>> {
  const observe = () => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const describe = ({ node }: { node?: Node }) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? '')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[])
        shifts.push({ value, moved: sources.map(describe) })
    }).observe({ type: 'layout-shift' })
  }
  await page.addInitScript(observe)
  await page.evaluate(observe)
  return async (limit = 0) => {
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: Shift[] }).shifts
    })
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    const moved = [...new Set(shifts.flatMap((shift) => shift.moved))].join('\n')
    const { pathname } = new URL(page.url())
    const message = `layout shift on ${pathname}, ${page.viewportSize()!.width} pixels wide, of\n${moved}`
    expect(sum, message).toBeLessThanOrEqual(limit)
  }
}
