import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import type { Path } from '@/content/types'
import { premium } from '@/content/premium'
import { siteLayout } from '@/content/site-layout'
import { mainHeading } from './support/controls'
import { glossaryTerms } from './support/glossary'
import type { SchedulingStub } from './support/scheduling-stub'
import { expectTextsInOrder } from './support/texts'
import { blockStorage, setBrowserFont } from './support/conditions'
import { makeInteractive } from './support/interactive'
import { SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

/** WCAG 2.2, 1.4.12. */
const WIDER_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

type Scripts = 'on' | 'off' | 'failed'

/** What a page shows if its scripts do not run. */
const FALLBACKS: Partial<Record<Path, readonly string[]>> = {
  '/': faq.items.map(({ answer }) => answer),
  '/book': [book.notices.failed.title, book.fallback.button],
  '/essential': [...new Set(valueChart.points.map(({ category }) => category))],
  '/premium': glossaryTerms(premium.investment).map(({ meaning }) => meaning),
  '/pricing': [gate.noScript, gate.action.label],
}

type Condition = {
  name: string
  /** Pages that the condition affects. */
  only: readonly Path[]
  scripts: Scripts
  /** Console errors that the condition causes. */
  allow?: RegExp
  before?: (page: Page, scheduling: SchedulingStub) => Promise<unknown> | void
  after?: (page: Page) => Promise<unknown>
}

const conditions: readonly (Condition & { javaScriptEnabled?: false })[] = [
  // Without scripts, every page is the page whose scripts have failed.
  { name: 'JavaScript is switched off', only: ['/', '/book', '/pricing'], javaScriptEnabled: false, scripts: 'off' },
  {
    name: 'its scripts fail',
    only: ['/', '/book', '/essential', '/premium', '/pricing'],
    scripts: 'failed',
    allow: /ERR_FAILED/,
    before: (page) => page.route(SCRIPTS, (route) => route.abort()),
    // Pages that need their scripts at once may have hidden the button by then.
    after: (page) =>
      page
        .getByRole('button', { name: siteLayout.footer.copy.label, includeHidden: true })
        .dispatchEvent('pointerover'),
  },
  // The requests never get a response.
  { name: 'its fonts never load', only: ['/'], scripts: 'on', before: (page) => page.route(/\.woff2$/, () => {}) },
  { name: 'storage is blocked', only: ['/book'], scripts: 'on', before: blockStorage },
  {
    // No other page contacts the provider: pages.spec.ts.
    name: 'the calendar is blocked',
    only: ['/book'],
    scripts: 'on',
    allow: /ERR_FAILED/,
    before: (_, scheduling) => scheduling.fails(),
  },
  {
    name: 'text is enlarged to 200% and widely spaced',
    only: ['/', '/essential'],
    scripts: 'on',
    before: (page) => setBrowserFont(page, 32),
    after: (page) => page.addStyleTag({ content: WIDER_SPACING }),
  },
]

for (const { name, only, javaScriptEnabled = true, scripts, allow: allowed, before, after } of conditions) {
  test.describe(`when ${name}`, () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } })

    for (const path of only) {
      test(`${path} can be read, and leads to a booking`, async ({ page, scheduling, allow }) => {
        if (allowed) allow(allowed)
        await before?.(page, scheduling)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await after?.(page)
        await expect(mainHeading(page)).toBeVisible()
        if (scripts === 'on') await makeInteractive(page)
        // Shown at the error, not when the loader stops waiting for the scripts.
        if (scripts === 'failed')
          await expect(page.locator('html'), `the no-script form of ${path}`).not.toHaveAttribute('data-scripted')
        if (scripts !== 'on') await expectTextsInOrder(page.getByRole('main'), FALLBACKS[path] ?? [])
        // Text in wide spacing may be cut, not the page.
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width}`)
            .toBeLessThanOrEqual(0)
          // On /book, the way that needs no calendar.
          const links = page.locator(path === '/book' ? 'main a[target="_blank"]' : 'a[href^="/book"]')
          await links.filter({ visible: true }).last().click({ trial: true })
        }
      })
    }
  })
}
