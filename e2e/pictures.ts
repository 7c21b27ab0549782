import { unlock } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'
import { visits } from './support/visits'

const PICTURES = [
  ...visits.map(({ at }) => ({ name: at.slice(1) || 'home', at })),
  { name: 'pricing-opened', at: '/pricing' },
]

// For `npm run pictures`, which takes the pictures of another commit first.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

      for (const { name, at } of PICTURES)
        test(name, async ({ page }) => {
          await (name === 'pricing-opened' ? unlock(page) : gotoInteractive(page, at))
          // Loads what is below the viewport.
          for (const region of await page.getByRole('region').all()) await region.scrollIntoViewIfNeeded()
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          // eslint-disable-next-line no-restricted-syntax -- For manual review: screenshots are not committed, and differences are no failure.
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            fullPage: true,
            threshold: 0.05,
            timeout: 30_000,
          })
        })
    })
  }
}
