import { expect } from 'playwright/test'
import type { Shown } from './in-page/shown'

/** Pixels, below which a text is at least as large in a wider window. Larger ones are fitted to their column. */
const LARGE = 60
/**
 * Greatest growth from one width to the next, and least size of a fitted line in a wider window, as shares. The monthly fee of
 * some packages, such as £4,000, grows 2.82 times.
 */
const MAX_GROWTH = 2.85
const MIN_SHARE = 0.4
/** Least size in pixels of a control in a line of text (WCAG 2.2, 2.5.8). */
const MIN_CONTROL = 24

/** What is shown in some windows only, by the beginning of its description. */
const SOMETIMES = [
  / of [\w-]+\..*\b(narrow|wide|phone|tablet):hidden/,
  /^“[^”]*” of \w+\..*\bscreen-only/,
  / of span\.estimate-limits\b/,
]

/** Returns how the size of a part changes from one width to the next, if it changes too much. */
function changeOf(name: string, size: number, wider: number): string | undefined {
  if (name.startsWith('control') || name.startsWith('drawing')) return undefined
  const least = size < LARGE ? size * 0.9 : size * MIN_SHARE
  if (wider < least) return 'is smaller'
  return wider > size * MAX_GROWTH ? 'grows more than it may' : undefined
}

/** Expects the same texts, controls and drawings at each width, none of them too small at one of them. */
export function expectSameAtEveryWidth(byWidth: ReadonlyMap<number, Shown>, at: string) {
  const names = new Set([...byWidth.values()].flatMap((shown) => Object.keys(shown)))
  const faults = [...names].flatMap((name) => {
    if (SOMETIMES.some((pattern) => pattern.test(name))) return []
    return [...byWidth].flatMap(([width, shown], index) => {
      const part = shown[name]
      if (!part) return [`${name} is not shown at ${width} pixels`]
      if (name.startsWith('control') && part.size < MIN_CONTROL)
        return [`${name} is ${part.size} pixels large at ${width} pixels`]
      const [, before] = [...byWidth][index - 1] ?? []
      const change = before?.[name]?.face === part.face && changeOf(name, before[name].size, part.size)
      return change ? [`${name} ${change}: ${before[name]!.size} pixels, and ${part.size} at ${width} pixels`] : []
    })
  })
  expect.soft(faults, `what ${at} shows at ${[...byWidth.keys()].join(', ')} pixels`).toEqual([])
}
