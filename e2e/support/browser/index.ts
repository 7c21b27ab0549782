// Functions that run in the page: they only use the DOM. `inBrowser` of page-checks.ts calls them by name.
import { describeText, isShown, parentOf, shownTexts } from './texts'

export { overflow } from './overflow'

/** Returns the shown texts below a size in pixels. */
export const smallTexts = (least: number) =>
  shownTexts().flatMap((text) => {
    const size = parseFloat(getComputedStyle(parentOf(text)).fontSize)
    // Texts without a size are for copying.
    return size > 0 && size < least - 0.01 ? [`${describeText(text)}: ${size} px`] : []
  })

/** Returns the shown headings and prices of the main part, without those in elements that match a selector. */
export function headingsAndPrices(except = ':not(*)'): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) => !heading.matches(except))
  // The chart is for screens only, and its table is printed.
  const texts = shownTexts('svg').filter((text) => parentOf(text).closest('main'))
  return [
    ...headings.filter(isShown).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    ...texts.flatMap(({ data }) => data.match(/£[\d,]+/g) ?? []),
  ]
}

/** Scrolls to the end of the page, and returns the scroll-driven animations that are not finished there. */
export async function unfinishedReveals(): Promise<string[]> {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return document.getAnimations().flatMap((animation) => {
    const { target, getComputedTiming } = animation.effect as KeyframeEffect
    const isScrolled = animation.timeline !== document.timeline
    return isScrolled && getComputedTiming.call(animation.effect).progress !== 1 ? [target!.outerHTML.slice(0, 80)] : []
  })
}
