import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { caseStudies, testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { ALL, FULL, LOGO, NONE } from './support/optional-content'
import { expectFits, MIN_TEXT, PHONE, SHEET } from './support/page-checks'
import { expectReadable } from './support/readable'
import { renderPage, replaceBody } from './support/render-page'
import { expect, test } from './support/test'

// Pages with content that this build may not have: everything optional, and empty lists. The pictures show the former.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The texts and addresses that this content adds to each page. */
const ADDED = {
  '/': [
    ...[FULL.founder.name, FULL.founder.role, 'The founder at her desk', FULL.company.number, faq.title],
    ...['href="tel:+442079460000"', `"telephone":"${FULL.phone}"`, `"founder":`, `"legalName":"${FULL.company.name}"`],
  ],
  '/book': [interpolate(book.length, FULL.discoveryCall), FULL.phone, book.consent.button, FULL.privacyNotice],
  '/website': [LOGO.src, testimonials.title, caseStudies.title],
}

for (const path of ['/', '/book', '/website'] as const) {
  test(`${path} has all optional content, which can be read, and nothing of it without it`, async ({ page }) => {
    const [all, none] = [renderPage(path, ALL), renderPage(path, NONE)]
    for (const text of ADDED[path]) {
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
}
