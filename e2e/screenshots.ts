import sharp from 'sharp'
import { unlock } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { visits } from './support/pages'
import { test } from './support/test'

const PICTURES = [
  ...visits.map(({ at }) => ({ name: at.slice(1) || 'home', at })),
  { name: 'pricing-opened', at: '/pricing' },
]

// `npm run screenshots` writes screenshots/ and the pictures of README.md.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

      for (const { name, at } of PICTURES)
        test(name, async ({ page }) => {
          await (name === 'pricing-opened' ? unlock(page) : gotoInteractive(page, at))
          // Loads what is below the viewport.
          for (const region of await page.getByRole('region').all()) await region.scrollIntoViewIfNeeded()
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await page.waitForLoadState('networkidle')
          await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true })
          if (name === 'home' && width === 1440)
            await sharp(await page.screenshot()).toFile(`docs/home-${colorScheme}.webp`)
        })
    })
  }
}
