import type { Page } from 'playwright/test'

export type Stop = {
  /** The focused element's name, for messages; empty when nothing is focused any more. */
  name: string
  /** What hides a part of it: the covering element, or "outside the screen". */
  hidden: string[]
  /** Whether an outline of at least 2 px shows where the focus is, on the element or on its label. */
  outlined: boolean
}

/** Where the keyboard's focus is, and whether all of it can be seen. */
export function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body || element.tagName === 'NEXTJS-PORTAL')
      return { name: '', hidden: [], outlined: true }
    const frame = [...element.getClientRects()][0] ?? element.getBoundingClientRect()
    const inset = (from: number, to: number, part: number) => from + 2 + (to - from - 4) * part
    // The middle and the middle of each edge: corners may be round.
    const places = [
      [0.5, 0.5],
      [0.5, 0],
      [0.5, 1],
      [0, 0.5],
      [1, 0.5],
    ] as const
    const points = places.map(([x, y]) => [inset(frame.left, frame.right, x), inset(frame.top, frame.bottom, y)])
    const hidden = points.flatMap(([x, y]) => {
      const top = document.elementFromPoint(x!, y!)
      if (!top) return ['outside the screen']
      const related = top.contains(element) || element.contains(top) || top.closest('label')?.contains(element)
      return related ? [] : [top.outerHTML.slice(0, 120)]
    })
    const outlines = [element, element.closest('label')].map((holder) => holder && getComputedStyle(holder))
    const outlined = outlines.some(
      (style) => style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    )
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return {
      name: `${element.tagName} ${name || element.id || (element as HTMLInputElement).value}`,
      hidden: [...new Set(hidden)],
      outlined,
    }
  })
}
