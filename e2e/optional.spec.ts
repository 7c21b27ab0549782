import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPTIONAL_PAGES } from './support/optional'
import { expectReadable } from './support/readable'
import { isDocument } from './support/requests'
import { expect, test } from './support/test'
import { expectNone, expectNoOverflow, MIN_SIZES, PHONE, SHEETS } from './support/visual-checks'

// Pages with everything that content/ may have, which no build has: e2e/export/optional.test.tsx renders them.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Width and height in pixels that every picture has at least, however its file is cropped. */
const MIN_PICTURE = 16

for (const name of ['index', 'book', 'website']) {
  test(`${name} can be read with all optional content, in both themes and on paper`, async ({ page }) => {
    const html = readFileSync(join(OPTIONAL_PAGES, `${name}.html`), 'utf8')
    await page.route(isDocument, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.setViewportSize(PHONE)
    await page.goto(`/${name}`)
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      const { width, height } = (await picture.boundingBox())!
      expect
        .soft(Math.min(width, height), `sides of ${await picture.getAttribute('src')} on ${name}`)
        .toBeGreaterThan(MIN_PICTURE)
    }
    await expectReadable(page, name)
    await expectNone(page, 'smallTexts', name, ...MIN_SIZES)
    await expectNoOverflow(page)
    await page.emulateMedia({ media: 'print' })
    await expectNone(page, 'paleTexts', `printed ${name}`)
    await expectNoOverflow(page, SHEETS)
  })
}
