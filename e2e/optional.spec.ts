import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { caseStudies, testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { classesWithoutRule, missingIds } from './export/check-references'
import { ALL, FULL, LOGO } from './support/optional-content'
import { expectReadable } from './support/readable'
import { renderPage, routeBody } from './support/render-page'
import { expect, test } from './support/test'
import { expectNone, expectNoOverflow, MIN_SIZES, PHONE, SHEETS } from './support/visual-checks'

// Pages with content that this build may not have: everything optional, and empty lists.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The texts and addresses that this content adds to each page. */
const ADDED = {
  '/': [
    ...[FULL.founder.name, FULL.founder.role, `src="${FULL.photograph.src}"`, FULL.company.number],
    ...[`href="${FULL.privacyNotice}"`, 'href="tel:+442079460000"'],
    ...[`"telephone":"${FULL.phone}"`, `"founder":`, '"legalName":"Montgomery Ltd"'],
  ],
  '/book': [
    interpolate(book.length, FULL.discoveryCall),
    FULL.phone,
    book.consent.button,
    `href="${FULL.privacyNotice}"`,
  ],
  '/website': [LOGO.src],
}

/** Width and height in pixels that every picture has at least, however its file is cropped. */
const MIN_PICTURE = 16

for (const path of ['/', '/book', '/website'] as const) {
  test(`${path} has all optional content, and can be read in both themes and on paper`, async ({ page }) => {
    const body = renderPage(path, ALL)
    for (const text of ADDED[path]) expect.soft(body, `optional content of ${path}`).toContain(text)

    const root = await routeBody(page, path, body)
    const styles = root.querySelectorAll('style').map(({ rawText }) => rawText)
    const printed = await (await page.request.get('/print.css')).text()
    expect
      .soft(classesWithoutRule({ root, styles: [...styles, printed].join('\n') }), `classes without a rule on ${path}`)
      .toEqual([])
    expect.soft(missingIds({ root }), `ids that are missing on ${path}`).toEqual([])

    await page.setViewportSize(PHONE)
    await page.goto(path)
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded()
      const { width, height } = (await picture.boundingBox())!
      expect
        .soft(Math.min(width, height), `sides of ${await picture.getAttribute('src')} on ${path}`)
        .toBeGreaterThan(MIN_PICTURE)
    }
    await expectReadable(page, path)
    await expectNone(page, 'smallTexts', path, ...MIN_SIZES)
    await expectNoOverflow(page)
    await page.emulateMedia({ media: 'print' })
    await expectNone(page, 'paleTexts', `printed ${path}`)
    await expectNoOverflow(page, SHEETS)
  })
}

test('nothing about the agency is on a page without it, and no title is over an empty list', () => {
  for (const path of ['/', '/book'] as const) {
    const body = renderPage(path, { 'site.ts: owner': {} })
    for (const text of ADDED[path]) expect.soft(body, `${path} without optional content`).not.toContain(text)
  }
  const lists = [
    ['/', 'faq.ts: faq', faq],
    ['/website', 'website.ts: testimonials', testimonials],
    ['/website', 'website.ts: caseStudies', caseStudies],
  ] as const
  for (const [path, key, list] of lists) {
    const { title, items } = list
    const isShown = (replacement: object) => renderPage(path, { [key]: replacement }).includes(title)
    expect.soft(isShown({ ...list, items: [] }), `whether “${title}” is over an empty list`).toBe(false)
    // The owner's list may be empty too.
    expect.soft(isShown(list), `whether “${title}” is on ${path}`).toBe(items.length > 0)
  }
})
