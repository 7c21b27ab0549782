import type { Page, Route } from 'playwright/test'
import { book } from '@/content/book'
import { errorPage, notFoundPage } from '@/content/errors'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { hero } from '@/content/home'
import { glossary } from '@/content/price-terms'
import { phases, process } from '@/content/process'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { enter, field, openButton, unlock } from '@/e2e/support/gate'
import {
  answer,
  bookLink,
  copyButton,
  expectPage,
  followLink,
  gotoHydrated,
  isMarked,
  logo,
  mainHeading,
  mark,
  question,
  SCRIPTS,
  themeChoice,
  visit,
  visits,
} from '@/e2e/support/page'
import { chart, pounds, routes } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

const PAYLOADS = /\.txt(\?|$)/

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

// Several tests walk through all pages.
test.describe.configure({ timeout: 90_000 })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ allow }) => allow(/status of 404/))

  test('every page reads in full, shows no control that cannot work, and leads on', async ({ page }) => {
    for (const { path, address } of visits) {
      await test.step(path, async () => {
        await page.goto(address)
        await expect(mainHeading(page)).toBeVisible()
        // On screen the meanings of terms stand below the prices, the table beside the chart is open.
        expect(await unseen(page)).toEqual([])
        await expect(page.locator('button:visible:enabled:not([aria-describedby], [aria-expanded])')).toHaveCount(0)
        await expect(page.getByRole('group', { name: siteLayout.theme.name })).toBeHidden()
        await expect(page.getByRole('complementary')).toHaveCount(routes[path].floatingButton ? 1 : 0)
        await logo(page).click()
        await expect(page).toHaveURL('/')
      })
    }
  })

  test('nor styles, as in a browser that is too old for them, every page still reads', async ({ page }) => {
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch()
        const plain = (await response.text()).replaceAll(/<style[\s\S]*?<\/style>|<link[^>]*stylesheet[^>]*>/g, '')
        await route.fulfill({ response, body: plain })
      },
    )
    for (const { path, address } of visits) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveCSS('font-family', /Times|serif/i)
      await expect(mainHeading(page)).toBeVisible()
      for (const part of await page.locator('details').all()) await part.locator('summary').click()
      expect(await unseen(page), path).toEqual([])
    }
  })

  test('what scripts would show is said otherwise', async ({ page }) => {
    await page.goto('/')
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
    await expect(page.locator('.slot > :last-child').first()).toBeVisible()
    await page.goto('/essential')
    for (const [category, ...values] of chart.points) {
      const row = page.getByRole('table', { name: valueChart.caption }).getByRole('row', { name: category })
      await expect(row.getByRole('cell')).toHaveText(values.map(pounds))
      await expect(row).toBeVisible()
    }
    await page.goto('/premium')
    for (const { meaning } of [glossary.attendedConsultation, glossary.privatePatientsOnly, glossary.launchSetup]) {
      await expect(page.getByText(meaning)).toBeVisible()
    }
    await page.goto('/pricing')
    await expect(page.locator('noscript p').filter({ hasText: gate.noScript })).toBeVisible()
    await expect(openButton(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toHaveAttribute('href', '/book')
    await page.goto('/book')
    await expect(page.locator('noscript p').filter({ hasText: book.notices.scriptless.title })).toBeVisible()
    const calendar = page.getByRole('link', { name: book.fallback.link })
    await expect(calendar).toHaveAttribute('href', site.scheduling.discovery)
    await expect(calendar).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
    await page.goto('/process?utm_source=letter')
    await expect(page.getByRole('link', { name: process.action.label })).toHaveAttribute(
      'href',
      site.scheduling.strategy,
    )
  })
})

test.describe('with scripts that fail to load', () => {
  test.beforeEach(({ allow }) => allow(/Failed to load resource|ChunkLoadError|Failed to load chunk/))

  test('every page reads and leads on, and the gate keeps what is typed', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    for (const { path, address } of visits) {
      await page.goto(address)
      await expect(mainHeading(page), path).toBeVisible()
      const link = page.getByRole('contentinfo').getByRole('link', { name: siteLayout.footer.pages[1].label })
      await link.click()
      await expectPage(page, '/book')
    }
    await page.goto('/')
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
    await page.goto('/pricing')
    await field(page).fill('a password')
    await field(page).press('Enter')
    await page.getByRole('button', { name: gate.opening }).click()
    await expect(page.getByText(gate.unavailable.text)).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL('/pricing')
    await expect(field(page)).toHaveValue('a password')
  })

  test('the home page reads and leads on without any one of them', async ({ page }) => {
    const files = new Set<string>()
    page.on('request', (request) => void (SCRIPTS.test(request.url()) && files.add(new URL(request.url()).pathname)))
    await gotoHydrated(page, '/')
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) {
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await page.mouse.move(200, 300)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1, name: hero.title }), `without ${file}`).toBeVisible()
      await bookLink(page).click()
      await expectPage(page, '/book')
      await page.unroute(`**${file}`)
    }
  })

  test('one reload heals a deploy that changed the files under an open tab', async ({ page }) => {
    await gotoHydrated(page, '/')
    await mark(page)
    let isDeployed = true
    page.on('request', (request) => void (request.isNavigationRequest() && (isDeployed = false)))
    await page.route(SCRIPTS, (route) => (isDeployed ? route.fulfill({ status: 404 }) : route.continue()))
    await followLink(page, '/book')
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expectPage(page, '/book')
    await expect(page.locator('iframe')).toHaveCount(1)
  })

  test('a file that never comes reloads the page once, and not for ever', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }))
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })
    await followLink(page, '/book')
    await expect.poll(() => documents).toBe(1)
    await page.waitForLoadState('networkidle')
    await expectPage(page, '/book')
    expect(documents).toBe(1)
  })

  test('a message whose drawing does not come stands beside its button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await gotoHydrated(page, '/offer')
    await page.route(SCRIPTS, (route) => route.abort())
    await copyButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: siteLayout.footer.copy.done })).toBeVisible()
  })
})

test.describe('a click on a call to action is never lost', () => {
  const replies: [string, (route: Route) => void | Promise<void>][] = [
    ['the payload hangs', () => {}],
    ['the payload answers 500', (route) => route.fulfill({ status: 500 })],
    ['the payload answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Busy' })],
    ['the connection breaks', (route) => route.abort()],
  ]
  for (const [what, reply] of replies) {
    test(`when ${what}`, async ({ page, allow }) => {
      allow(/Failed to load resource|Failed to fetch RSC payload/)
      await gotoHydrated(page, '/')
      await mark(page)
      await page.route(PAYLOADS, reply)
      await bookLink(page).click()
      await expectPage(page, '/book')
      expect(await isMarked(page)).toBe(false)
    })
  }

  test('when it comes before any script has run', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await bookLink(page).click()
    await expectPage(page, '/book')
  })
})

test('offline in mid-visit the page goes on, and the next one comes with the connection', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|Failed to load chunk|ChunkLoadError/)
  await gotoHydrated(page, '/')
  await context.setOffline(true)
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeVisible()
  await themeChoice(page, 'dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await copyButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toHaveCount(0)
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await followLink(page, '/process')
  await failed
  await context.setOffline(false)
  // The browser may be quicker to try again by itself.
  await page.goto('/process').catch(() => {})
  await expectPage(page, '/process')
})

test('without storage or channels between tabs every page works, and the gate opens for as long as it is looked at', async ({
  page,
  allow,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  for (const place of visits) {
    await visit(page, place, allow)
    await expect(mainHeading(page)).toBeVisible()
    await themeChoice(page, 'dark').check()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
  await unlock(page)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await page.goto('/book?utm_source=letter')
  await expect(page.locator('iframe')).toHaveAttribute('src', /utm_source=letter/)
})

test("without the typefaces the pages are set in the system's and still fit", async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await page.route(/\.woff2/, (route) => route.abort())
  for (const place of visits) {
    await visit(page, place, allow)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, `${place.path} at ${width} px`).toBe(width)
    }
  }
})

test('without colour every sign also has its words', async ({ page, allow }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await gotoHydrated(page, '/essential')
  await page.getByRole('region', { name: valueChart.title }).scrollIntoViewIfNeeded()
  const bars = page.getByRole('application', { name: valueChart.caption }).locator('.recharts-bar-rectangle path')
  await expect(bars).toHaveCount(chart.points.length * chart.series.length)
  const opacities = await bars.evaluateAll((drawn) => drawn.map((bar) => getComputedStyle(bar).fillOpacity))
  expect(new Set(opacities).size, 'the two series are drawn differently').toBe(2)

  await page.goto('/process')
  for (const { duration } of phases) await expect(page.getByText(duration, { exact: true }).first()).toBeVisible()

  await page.goto('/pricing')
  await enter(page, 'not the password')
  await expect(page.getByText(gate.wrong)).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')

  allow(/status of 404/)
  await page.goto('/no-such-page')
  await expect(page.getByText(notFoundPage.text)).toBeVisible()
})
