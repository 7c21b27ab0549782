import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { premium } from '@/content/premium'
import { siteLayout } from '@/content/site-layout'
import { mainHeading } from './support/controls'
import { glossaryTerms } from './support/glossary'
import { makeInteractive } from './support/interactive'
import { FONTS, SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

// calendar.spec.ts blocks the calendar, campaign.spec.ts storage.

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** WCAG 2.2, 1.4.12. */
const WIDER_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What the pages show if their scripts do not run. */
const FALLBACKS = {
  '/': faq.items.map(({ answer }) => answer),
  '/book': [book.notices.failed, book.exits.newTab],
  '/essential': valueChart.points.map(({ category }) => category),
  '/premium': glossaryTerms(premium.investment).map(({ meaning }) => meaning),
  '/pricing': [gate.noScript, gate.action.label],
}

/** Expects that the page fits into narrow and wide windows, and that its last booking link can be clicked. */
async function expectUsable(page: Page, path: string) {
  await expect(mainHeading(page)).toBeVisible()
  // On /book, the way that needs no calendar.
  const links = page.locator(path === '/book' ? 'main a[target="_blank"]' : 'a[href^="/book"]')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} at ${width}`)
      .toBeLessThanOrEqual(0)
    await links.filter({ visible: true }).last().click({ trial: true })
  }
}

async function expectFallback(page: Page, path: keyof typeof FALLBACKS) {
  for (const text of FALLBACKS[path])
    await expect(page.getByRole('main').getByText(text).filter({ visible: true }), `“${text}”`).not.toHaveCount(0)
  await expectUsable(page, path)
}

test.describe('when JavaScript is switched off', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/book', '/pricing'] as const)
    test(`${path} can be read, and leads to a booking`, async ({ page }) => {
      await page.goto(path)
      await expectFallback(page, path)
    })
})

for (const path of Object.keys(FALLBACKS) as (keyof typeof FALLBACKS)[])
  test(`${path} can be read, and leads to a booking, when its scripts fail`, async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // Pages that need their scripts at once may have hidden the button by then.
    await page
      .getByRole('button', { name: siteLayout.footer.copy.label, includeHidden: true })
      .dispatchEvent('pointerover')
    // Shown at the error, not when the loader stops waiting for the scripts.
    await expect(page.locator('html'), `the no-script fallback of ${path}`).not.toHaveAttribute('data-scripted')
    await expectFallback(page, path)
  })

test('/ can be read, and leads to a booking, when its fonts never load', async ({ page }) => {
  await page.route(FONTS, () => {})
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await makeInteractive(page)
  await expectUsable(page, '/')
})

for (const path of ['/', '/essential'])
  test(`${path} can be read, and leads to a booking, when text is enlarged to 200% and widely spaced`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
    await page.goto(path)
    await page.addStyleTag({ content: WIDER_SPACING })
    await makeInteractive(page)
    await expectUsable(page, path)
  })
