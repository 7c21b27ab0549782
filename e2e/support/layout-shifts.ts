import type { Page } from 'playwright/test'

/** Records layout shifts from now on, also of pages that are opened later, and returns a function that returns their sum. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  const observe = () => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift' })
  }
  await page.addInitScript(observe)
  await page.evaluate(observe)
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0)
    })
}
