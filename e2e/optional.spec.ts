import { ADDED, ALL, NONE } from './support/optional-content'
import { expectFits, MIN_TEXT, PHONE, SHEET } from './support/page-checks'
import { expectReadable } from './support/readable'
import { renderPage, replaceBody } from './support/render-page'
import type { OptionalPage } from './support/rendered-pages'
import { expect, test } from './support/test'

// Pages with content that this build may not have: everything optional, and empty lists. The pictures show the former.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [path, texts] of Object.entries(ADDED) as [OptionalPage, string[]][])
  test(`${path} has all optional content, which can be read, and nothing of it without it`, async ({ page }) => {
    const [all, none] = [renderPage(path, ALL), renderPage(path, NONE)]
    for (const text of texts) {
      expect.soft(all, `all optional content of ${path}`).toContain(text)
      expect.soft(none, `${path} without optional content`).not.toContain(text)
    }
    await replaceBody(page, all)
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await expectReadable(page, path)
    await expectFits(page, path, { minText: MIN_TEXT })
    await page.emulateMedia({ media: 'print' })
    await expectFits(page, `printed ${path}`, { widths: [SHEET] })
  })
