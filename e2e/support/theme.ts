import { expect, type Page } from 'playwright/test'
import { colourOf } from '@/lib/theme/palette'

/**
 * Expects a theme on the page and on the browser's own bars. Reads the page's `color-scheme`, because nothing but colours
 * shows which theme it has.
 */
export async function expectTheme(page: Page, theme: 'light' | 'dark') {
  const shown = () =>
    page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement)
      const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      return {
        // `light dark` follows the system; `only` forbids the browser to override the theme.
        page: /light dark/.test(colorScheme) ? system : colorScheme.replace(/ ?only ?/, ''),
        bars: bars.find(({ media }) => matchMedia(media).matches)?.content,
      }
    })
  await expect.poll(shown).toEqual({ page: theme, bars: colourOf(`surface-${theme}`) })
}
