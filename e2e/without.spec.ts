import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { notFoundPage } from '@/content/errors'
import { phases } from '@/content/process'
import { site } from '@/content/site'
import { enter, title } from '@/e2e/support/gate'
import { gotoHydrated } from '@/e2e/support/hydration'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'
import { visit, visits } from '@/e2e/support/visits'

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, address, row } of visits) {
    test(`${path} reads in full, and its links lead on`, async ({ page, allow }) => {
      if (path === '*') allow(/status of 404/)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // On screen the meanings of terms stand below the prices, the table beside the chart is open.
      expect(await unseen(page)).toEqual([])
      await expect(page.locator('button:visible:enabled:not([aria-describedby], [aria-expanded])')).toHaveCount(0)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
      if (row.floatingButton) await expect(page.getByRole('complementary')).toBeVisible()
    })
  }

  test('and without styles, as in a browser that is too old for them, every page still reads', async ({
    page,
    allow,
  }) => {
    allow(/status of 404/)
    await page.route(
      (url) => !url.pathname.includes('.'),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '') })
      },
    )
    for (const { path, address } of visits) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveCSS('font-family', /Times|serif/i)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const closed = page.locator('details')
      for (const part of await closed.all()) await part.locator('summary').click()
      expect(await unseen(page), path).toEqual([])
    }
  })

  test("the answers, the chart's figures, the gate and the calendar say what there is to know", async ({ page }) => {
    await page.goto('/')
    for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible()
    await page.goto('/essential')
    await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
    await page.goto('/pricing')
    await expect(page.locator('noscript p').filter({ hasText: gate.noScript })).toBeVisible()
    await expect(page.getByRole('link', { name: gate.action.label }).last()).toHaveAttribute('href', gate.action.href)
    await page.goto('/book')
    await expect(page.locator('noscript p').filter({ hasText: book.notices.scriptless.title })).toBeVisible()
    await expect(page.getByRole('link', { name: book.fallback.link })).toHaveAttribute(
      'href',
      site.scheduling.discovery,
    )
  })
})

test('without storage every page works, and the gate opens for as long as it is looked at', async ({ page, allow }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  for (const place of visits) {
    await visit(page, place, allow)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('radio').last().check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
  const { password, sheet } = await sealedSheet()
  await page.goto('/pricing')
  await enter(page, password)
  await expect(title(page, sheet.title)).toBeVisible()
})

test('without third parties every page stands, and /book offers its other ways', async ({
  page,
  scheduling,
  allow,
}) => {
  allow(/Failed to load resource/)
  scheduling.script = 'refuses'
  for (const place of visits) {
    await visit(page, place, allow)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/book')
  await expect(page.getByRole('link', { name: book.fallback.link })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible()
})

test("without the typefaces the pages are set in the system's and still fit", async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await page.route(/\.woff2/, (route) => route.abort())
  for (const place of visits) {
    await visit(page, place, allow)
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${place.path} at ${width} px`).toBe(
        width,
      )
    }
  }
})

test('without animations nothing moves and nothing waits to be brought in', async ({ page, allow }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const place of visits) {
    await visit(page, place, allow)
    expect(await page.evaluate(() => document.getAnimations().length), place.path).toBe(0)
    const hidden = page.locator('[data-reveal]').filter({ visible: false })
    await expect(hidden, place.path).toHaveCount(0)
  }
})

test('without colour every sign also has its words', async ({ page, allow }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await gotoHydrated(page, '/essential')
  const chart = page.getByRole('application', { name: valueChart.caption })
  await page.getByRole('region', { name: valueChart.title }).scrollIntoViewIfNeeded()
  await expect(chart).toBeVisible()
  const bars = chart.locator('.recharts-bar-rectangle path')
  await expect(bars).toHaveCount(valueChart.points.length)
  const looks = await bars.evaluateAll((drawn) => drawn.map((bar) => getComputedStyle(bar).fillOpacity))
  expect(new Set(looks).size, 'the two series are drawn differently').toBe(2)

  await gotoHydrated(page, '/process')
  for (const { duration } of phases) await expect(page.getByText(duration, { exact: true }).first()).toBeVisible()

  await gotoHydrated(page, '/pricing')
  await enter(page, 'not the password')
  await expect(page.getByText(gate.wrong)).toBeVisible()
  await expect(page.getByLabel(gate.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')

  allow(/status of 404/)
  await page.goto('/no-such-page')
  await expect(page.getByText(notFoundPage.text)).toBeVisible()
})

test('links within sentences are told apart by more than their colour', async ({ page, allow }) => {
  for (const place of visits) {
    await visit(page, place, allow)
    const bare = await page.locator(':is(main, footer) p:has(a) a:visible').evaluateAll((links) =>
      links
        .filter(
          (link) =>
            link.parentElement!.textContent!.trim() !== link.textContent!.trim() &&
            getComputedStyle(link).display === 'inline',
        )
        .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
        .map((link) => link.outerHTML),
    )
    expect(bare, place.path).toEqual([])
  }
})
