import { settleAt } from './motion'
import { nameOf } from './order'
import { describeText, linesOf, parentOf, shownTexts } from './texts'

/** Returns the elements that stay in the window while the page is scrolled. */
const stickyElements = () =>
  [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    return (position === 'sticky' || position === 'fixed') && !element.closest('[data-sonner-toaster]')
  })

/** Scrolls through the page, and returns the texts of fixed and sticky elements that lie below something else. */
export async function coveredBars(): Promise<string[]> {
  const found = new Map<string, string>()
  const bars = stickyElements()
  const texts = shownTexts('.sr-only, svg').filter((text) => bars.some((bar) => bar.contains(text)))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    await settleAt(top)
    for (const text of texts) {
      const cover = coverOf(text, bars)
      if (cover) found.set(describeText(text), `is below ${nameOf(cover)}, scrolled to ${Math.round(scrollY)}`)
    }
  }
  return [...found].map((words) => words.join(' '))
}

/** Returns what is found at the middle of a text of a bar, unless it is the bar or another one: bars lie over each other. */
function coverOf(text: Text, bars: readonly Element[]): Element | undefined {
  const own = bars.find((bar) => bar.contains(text))!
  return (
    linesOf(text)
      .map(({ left, right, top, bottom }) => document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      .find((topmost) => {
        if (!topmost || own.contains(topmost) || topmost.contains(parentOf(text))) return false
        return !bars.some((bar) => bar !== own && bar.contains(topmost))
      }) ?? undefined
  )
}
