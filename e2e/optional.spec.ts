import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAxe, smallTexts, unreadableTexts } from './support/eye'
import { OPTIONAL_PAGES } from './support/optional'
import { expectNoOverflow } from './support/overflow'
import { paleTexts, SHEETS } from './support/paper'
import { isDocument } from './support/requests'
import { expect, test } from './support/test'

// Pages with everything that content/ may have, which no build has: e2e/export/optional.test.tsx renders them.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Width and height in pixels that every picture has at least, however its file is cropped. */
const LEAST_PICTURE = 16

for (const name of ['index', 'book', 'website']) {
  test(`${name} can be read with all optional content, in both themes and on paper`, async ({ page }) => {
    const html = readFileSync(join(OPTIONAL_PAGES, `${name}.html`), 'utf8')
    await page.route(isDocument, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${name}`)
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      const { width, height } = (await picture.boundingBox())!
      expect
        .soft(Math.min(width, height), `sides of ${await picture.getAttribute('src')} on ${name}`)
        .toBeGreaterThan(LEAST_PICTURE)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft((await runAxe(page)).violations, `axe on ${name} in the ${colorScheme} theme`).toEqual([])
      expect.soft(await unreadableTexts(page), `texts that cannot be read on ${name}`).toEqual([])
    }
    expect.soft(await smallTexts(page, { text: 14, h2: 36 }), `small texts on ${name}`).toEqual([])
    await expectNoOverflow(page, [
      [320, 640],
      [768, 900],
      [1440, 900],
    ])
    await page.emulateMedia({ media: 'print' })
    expect.soft(await paleTexts(page), `pale texts on printed ${name}`).toEqual([])
    await expectNoOverflow(page, SHEETS)
  })
}
