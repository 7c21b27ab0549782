import { parse } from 'node-html-parser'
import { book } from '@/content/book'
import { faq } from '@/content/faq'
import type { Owner, Testimonial } from '@/content/schema'
import { caseStudies, testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { classesWithoutRule, missingIds } from './export/check-references'
import { expectReadable } from './support/readable'
import { renderPage } from './support/render-page'
import { isDocument } from './support/requests'
import { expect, test } from './support/test'
import { expectNone, expectNoOverflow, MIN_SIZES, PHONE, SHEETS } from './support/visual-checks'

// Pages with content that this build may not have: everything optional, and empty lists.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Everything that content/site.ts may have. */
const FULL: Required<Omit<Owner, 'analytics' | 'verification'>> = {
  founder: { name: 'Alexandra Montgomery-Fairweather', role: 'Founder and managing director' },
  photograph: { src: '/icon-512.png', width: 800, height: 1000, alt: 'The founder at her desk' },
  discoveryCall: { minutes: 30, medium: 'by video' },
  phone: '+44 20 7946 0000',
  privacyNotice: 'https://example.com/privacy',
  company: { name: 'Montgomery Ltd', number: '01234567', place: 'England and Wales', address: '1 High Street, York' },
  askBeforeCalendar: true,
}
const logo = { src: '/icon-512.png', width: 160, height: 160, alt: 'The practice’s logo' }
const quotes: readonly Testimonial[] = [1, 2].map((number) => ({
  quote: `They listened to us ${number} times.`,
  person: 'Clinic owner',
  practice: 'Private clinic',
  rating: 5,
  sample: true,
  logo,
}))
const ALL = { 'site.ts: owner': FULL, 'website.ts: testimonials': { ...testimonials, items: quotes } }

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
  '/website': [logo.src],
}

/** Width and height in pixels that every picture has at least, however its file is cropped. */
const MIN_PICTURE = 16

for (const path of ['/', '/book', '/website'] as const) {
  test(`${path} has all optional content, and can be read in both themes and on paper`, async ({ page }) => {
    const body = renderPage(path, ALL)
    for (const text of ADDED[path]) expect.soft(body, `optional content of ${path}`).toContain(text)

    const root = parse(await (await page.request.get(path)).text())
    for (const script of root.querySelectorAll('script, meta[http-equiv]')) script.remove()
    root.querySelector('body')!.set_content(body)
    root.querySelector('html')!.setAttribute('data-scripted', '')
    const styles = root.querySelectorAll('style').map(({ rawText }) => rawText)
    const printed = await (await page.request.get('/print.css')).text()
    expect
      .soft(classesWithoutRule({ root, styles: [...styles, printed].join('\n') }), `classes without a rule on ${path}`)
      .toEqual([])
    expect.soft(missingIds({ root }), `ids that are missing on ${path}`).toEqual([])

    await page.route(isDocument, (route) => route.fulfill({ contentType: 'text/html', body: root.toString() }))
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
