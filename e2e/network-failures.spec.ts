import type { Page, Route } from 'playwright/test'
import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { glossary } from '@/content/price-terms'
import { processPage } from '@/content/process'
import type { Path } from '@/content/schema'
import { siteLayout } from '@/content/site-layout'
import { enter, field, opened, password } from './support/gate'
import { answer, bookLink, copyButton, logo, mainHeading, question, themeChoice } from './support/controls'
import { expectReads } from './support/layout'
import { expectPage, followLink, gotoHydrated, hurry, isMarked, mark, SCRIPTS, visits } from './support/page'
import { chart, pounds } from './support/specification'
import { expect, test } from './support/test'

const PAGE_SCRIPT = '**/_next/static/pages/*.js'
const NETWORK = /Failed to load resource|ChunkLoadError|Failed to load chunk|Failed to fetch|ERR_INTERNET_DISCONNECTED/

const isGone = (route: Route) => route.fulfill({ status: 404 })
const isPageOfTheNetwork = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the guest network</p>' })
const isScript = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })

/** What a page says and does not show; what is meant for paper or for another width has the class `hidden`. */
const unseen = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, th, td, blockquote, label)').evaluateAll((parts) =>
    parts
      .filter(
        (part) =>
          part.textContent?.trim() &&
          !part.closest('form, .hidden, .sr-only, [aria-hidden="true"], [role="img"], [role="status"]'),
      )
      .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((part) => part.textContent!.trim().slice(0, 60)),
  )

// The first test walks through all pages.
test.describe.configure({ timeout: 60_000 })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ allow }) => allow(/status of 404|ERR_FAILED/))

  /** What a page says in place of what its scripts would show. */
  const instead: Partial<Record<Path, readonly string[]>> = {
    '/': faq.items.map(({ answer }) => answer),
    '/process': [processPage.action.label],
    '/book': [book.fallback.link, book.notices.scriptless.title],
    '/essential': chart.points.flatMap(([category, ...values]) => [category, ...values.map(pounds)]),
    '/premium': [glossary.launchSetup.meaning],
    '/pricing': [gate.noScript, gate.action.label],
  }

  test('every page reads in full, fits, leads on and shows no control that cannot work, and needs no typefaces or styles', async ({
    page,
  }) => {
    await page.route(/\.woff2/, (route) => route.abort())
    for (const { path, at } of visits) {
      await page.goto(at)
      await expect(mainHeading(page), path).toBeVisible()
      expect(await unseen(page), path).toEqual([])
      await expectReads(page.getByRole('main'), instead[path] ?? [])
      await expect(page.locator('button:visible:enabled:not([aria-describedby], [aria-expanded])')).toHaveCount(0)
      await expect(page.getByRole('group', { name: siteLayout.theme.name })).toBeHidden()

      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }

      // As in a browser that is too old for the site's styles.
      await page
        .locator('style, link[rel="stylesheet"]')
        .evaluateAll((styles) => styles.forEach((each) => each.remove()))
      for (const part of await page.locator('details').all()) await part.locator('summary').click()
      expect(await unseen(page), `${path} without styles`).toEqual([])
      await logo(page).click()
      await expect(page).toHaveURL('/')
    }
  })
})

test.describe('scripts that do not come', () => {
  let documents: number
  test.beforeEach(async ({ page, allow }) => {
    allow(NETWORK)
    documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })
  })

  test('are asked for four times, as often again after one reload, and then the page says so', async ({ page }) => {
    let asked = 0
    await page.route(PAGE_SCRIPT, (route) => {
      asked++
      return isGone(route)
    })
    await hurry(page)
    await page.goto('/book')
    await expect(page.getByText(book.notices.failed.title).filter({ visible: true })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('link', { name: book.fallback.link })).toBeVisible()
    await page.mouse.move(300, 300)
    expect(documents).toBe(2)
    expect(asked).toBe(8)

    await page.goto('/pricing')
    await field(page).fill('a password')
    await field(page).press('Enter')
    await expect(page.getByText(gate.unavailable.text)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toBeVisible()
    await expect(field(page), 'nothing is reloaded under what was typed').toHaveValue('a password')
  })

  test('because a deploy changed the files under an open tab make a full load of a navigation', async ({ page }) => {
    await gotoHydrated(page, '/')
    await mark(page)
    await page.route(SCRIPTS, (route) => (documents < 2 ? isGone(route) : route.continue()))
    await followLink(page, '/book')
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expectPage(page, '/book')
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(documents).toBe(2)
  })

  for (const [what, reply] of [
    ['a page of the network came', isPageOfTheNetwork],
    ['an empty file came', isScript('')],
    ['the connection broke', (route: Route) => route.abort()],
  ] as const) {
    test(`because ${what} in place of one are asked for again, and do what was asked meanwhile`, async ({ page }) => {
      await page.route(PAGE_SCRIPT, reply, { times: 2 })
      await page.goto('/')
      await question(page, 0).click()
      await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true', { timeout: 15_000 })
      expect(documents).toBe(1)
    })
  }

  test('but for half a script leave the page as without JavaScript', async ({ page, allow }) => {
    allow(/Unexpected end of input/)
    await page.route(PAGE_SCRIPT, isScript('(() => {'))
    await hurry(page, 10_000)
    await page.goto('/')
    await expect(copyButton(page)).toBeHidden({ timeout: 15_000 })
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
    await bookLink(page).click()
    await expectPage(page, '/book')
  })

  test('when the gate opens are fetched anew, and when they never come are not called damage', async ({ page }) => {
    await hurry(page)
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort())
    await enter(page, password)
    await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(gate.damaged.text)).toHaveCount(0)

    await page.unroute(SCRIPTS)
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort(), { times: 1 })
    await enter(page, password)
    await expect(opened(page)).toBeVisible({ timeout: 15_000 })
  })
})

test('a click on a call to action is never lost, though nothing answers it or it comes before any script', async ({
  page,
}) => {
  await gotoHydrated(page, '/')
  await mark(page)
  await page.route(/\.txt(\?|$)/, () => {})
  await bookLink(page).click()
  await expectPage(page, '/book')
  expect(await isMarked(page)).toBe(false)

  await page.goto('/', { waitUntil: 'commit' })
  await bookLink(page).click()
  await expectPage(page, '/book')
})

test('offline in mid-visit the page goes on, and says so beside a button whose message cannot come', async ({
  page,
  context,
  allow,
}) => {
  allow(NETWORK)
  await context.grantPermissions(['clipboard-write'])
  await gotoHydrated(page, '/')
  await context.setOffline(true)
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeVisible()
  await themeChoice(page, 'dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await copyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: siteLayout.footer.copy.done })).toBeVisible()
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await followLink(page, '/process')
  await failed
})
