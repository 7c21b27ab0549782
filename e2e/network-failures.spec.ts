import type { Browser, Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { HYDRATION_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from '@/first-paint/protocol'
import { answer, copyButton, question } from './support/controls'
import { password, passwordField, submitPassword, unlockedHeading } from './support/gate'
import { startFaultyServer } from './support/faulty-server'
import { gotoHydrated, holdRequests, hydrate, SCRIPTS, shortenRetryDelays } from './support/visit'
import { expect, test } from './support/test'

const PAGE_SCRIPT = '**/_next/static/pages/*.js'
const NETWORK = /Failed to load resource|ChunkLoadError|Failed to load chunk|Failed to fetch|ERR_INTERNET_DISCONNECTED/

/**
 * For each part of a page that loads later: its path, the action that loads it, and the checks that it is shown, or what
 * is shown instead.
 */
const laterParts = {
  'the prices': {
    at: '/pricing',
    load: (page: Page) => submitPassword(page, password),
    expectShown: (page: Page) => expect(unlockedHeading(page)).toBeVisible({ timeout: 15_000 }),
    expectFailed: (page: Page) =>
      expect(page.getByRole('link', { name: gate.unavailable.link })).toBeVisible({ timeout: 30_000 }),
  },
  'the bars of the chart': {
    at: '/essential',
    load: (page: Page) => page.getByRole('region', { name: valueChart.title }).scrollIntoViewIfNeeded(),
    expectShown: (page: Page) =>
      expect(page.getByRole('img', { name: valueChart.caption })).toBeVisible({ timeout: 15_000 }),
    expectFailed: (page: Page) => expect(page.getByText(valueChart.failed)).toBeVisible({ timeout: 30_000 }),
  },
}

type LaterPart = (typeof laterParts)[keyof typeof laterParts]

/** Expects what a page shows when its scripts do not run. */
const expectFallback = {
  '/': async (page: Page, timeout?: number) => {
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible({ timeout })
  },
  '/pricing': async (page: Page, timeout?: number) => {
    await expect(page.getByText(gate.unavailable.text)).toBeVisible({ timeout })
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toBeVisible()
    await expect(page.getByRole('button', { name: gate.opening })).toBeHidden()
  },
  '/book': async (page: Page, timeout?: number) => {
    await expect(page.getByText(book.notices.failed.title).filter({ visible: true })).toBeVisible({ timeout })
    await expect(page.getByRole('link', { name: book.fallback.link })).toBeVisible()
  },
}

test.describe('failed scripts', () => {
  test.beforeEach(({ allow }) => allow(NETWORK))

  test('are retried three times, and then reported', async ({ page }) => {
    let requests = 0
    await page.route(PAGE_SCRIPT, (route) => {
      requests++
      return route.fulfill({ status: 404 })
    })
    await shortenRetryDelays(page)
    await page.goto('/book')
    await expectFallback['/book'](page, 15_000)
    expect(requests).toBe(4)

    await page.goto('/pricing')
    await passwordField(page).fill('a password')
    await passwordField(page).press('Enter')
    await expectFallback['/pricing'](page, 15_000)
    await expect(passwordField(page)).toHaveValue('a password')
  })

  test(
    'are retried when they are HTML, empty or lost, and replay earlier events',
    { tag: '@core' },
    async ({ page }) => {
      // As from a captive portal. Playwright uses the latest route first.
      const html = { contentType: 'text/html', body: '<p>Sign in</p>' }
      const empty = { contentType: 'text/javascript', body: '' }
      await page.route(PAGE_SCRIPT, (route) => route.abort(), { times: 1 })
      for (const response of [html, empty])
        await page.route(PAGE_SCRIPT, (route) => route.fulfill(response), { times: 1 })
      await shortenRetryDelays(page)
      await page.goto('/')
      await question(page, 0).click()
      await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true', { timeout: 15_000 })
    },
  )

  test('are retried when the gate unlocks, and never reported as a wrong password', async ({ page }) => {
    await shortenRetryDelays(page)
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort())
    await submitPassword(page, password)
    await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(gate.wrong)).toHaveCount(0)

    await page.unroute(SCRIPTS)
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort(), { times: 1 })
    await submitPassword(page, password)
    await expect(unlockedHeading(page)).toBeVisible({ timeout: 15_000 })
  })
})

test.describe('a part that loads later', () => {
  // A part fails after 15 seconds without progress (first-paint/load-part.ts).
  test.describe.configure({ timeout: 60_000 })

  const missing = { status: 404, contentType: 'text/html', body: '<p>Not found</p>' }
  const empty = { status: 200, contentType: 'text/javascript', body: '' }

  /** Opens the page of a part, and lets caches keep a wrong response to each of the scripts that `load` requests. */
  async function loadWrongly(browser: Browser, baseURL: string, { at, load }: LaterPart, response: typeof missing) {
    const server = await startFaultyServer(baseURL)
    const context = await browser.newContext({ baseURL: server.origin })
    const page = await context.newPage()
    await gotoHydrated(page, at)
    server.failOnce(response)
    await load(page)
    await expect.poll(() => server.failed.size).toBeGreaterThan(0)
    const close = async () => {
      await context.close()
      server.stop()
    }
    return { page, server, close }
  }

  async function reload(page: Page, { load }: LaterPart) {
    await page.reload()
    await hydrate(page)
    await load(page)
  }

  for (const [name, part] of Object.entries(laterParts)) {
    test(`${name} are shown after a missing file that caches keep`, async ({ browser, baseURL }) => {
      const { page, close } = await loadWrongly(browser, baseURL!, part, missing)
      await part.expectShown(page)
      await close()
    })

    test(`${name} are shown after a missing file that caches keep, and a reload`, async ({ browser, baseURL }) => {
      const { page, close } = await loadWrongly(browser, baseURL!, part, missing)
      await reload(page, part)
      await part.expectShown(page)
      await close()
    })

    test(`${name} fail after an empty script that caches keep, until a reload`, async ({ browser, baseURL }) => {
      const { page, server, close } = await loadWrongly(browser, baseURL!, part, empty)
      await part.expectFailed(page)
      // By then, the cache has the scripts.
      await expect.poll(() => server.corrected).toEqual(server.failed)
      await reload(page, part)
      await part.expectShown(page)
      await close()
    })
  }
})

test('a click without a pointer, as by voice control, opens an answer while a font never responds', async ({
  page,
}) => {
  await holdRequests(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await question(page, 0).evaluate((button: HTMLElement) => button.click())
  await expect(answer(page, 0)).toBeVisible()
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
})

test('a page that goes offline confirms copying without a toast', async ({ page, allow }) => {
  allow(NETWORK)
  await page.context().grantPermissions(['clipboard-write'])
  await gotoHydrated(page, '/')
  await page.context().setOffline(true)
  await copyButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: siteLayout.footer.copy.done })).toBeVisible()
})

test.describe('a script that never responds', () => {
  // Each of the scripts of a page is held back in turn.
  test.describe.configure({ timeout: 60_000 })

  for (const [path, expectShown] of Object.entries(expectFallback)) {
    test(`leaves ${path} as without scripts after ten seconds, until it responds`, async ({ page }) => {
      await page.clock.install()
      await page.goto(path)
      const scripts = await page.evaluate(
        (attribute) => document.querySelector(`script[${attribute}]`)!.getAttribute(attribute)!.split(' '),
        SCRIPTS_ATTRIBUTE,
      )
      expect(scripts.length).toBeGreaterThan(1)
      for (const script of scripts) {
        const release = await holdRequests(page, (url) => url.pathname === decodeURI(script))
        const requested = page.waitForRequest((request) => request.url().endsWith(script))
        await page.goto(path)
        if (path === '/') await question(page, 0).hover()
        if (path === '/pricing') await passwordField(page).press('Enter')
        await requested
        // Data of the other scripts, which arrives later, starts the ten seconds again.
        await expect(async () => {
          await page.clock.fastForward(10_000)
          await expectShown(page, 1000)
        }).toPass()
        release()
        await expect(page.locator('html'), script).not.toHaveAttribute(HYDRATION_ATTRIBUTE)
      }
    })
  }

  test('keeps a password that is being typed, and submits it when it responds', async ({ page }) => {
    await page.clock.install()
    const release = await holdRequests(page, PAGE_SCRIPT)
    await page.goto('/pricing')
    const start = password.slice(0, 4)
    const end = password.slice(4)
    await passwordField(page).pressSequentially(start)
    // Data of the other scripts, which arrives later, starts the ten seconds again.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(page.getByText(gate.unavailable.text)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type(end)
    await expect(passwordField(page)).toHaveValue(password)
    await page.keyboard.press('Enter')
    release()
    await expect(unlockedHeading(page)).toBeVisible({ timeout: 15_000 })
  })

  test('leaves the gate locked with a notice after fifteen seconds', async ({ page }) => {
    await gotoHydrated(page, '/pricing')
    await page.clock.install()
    await holdRequests(page, SCRIPTS)
    const requested = page.waitForRequest(SCRIPTS)
    await submitPassword(page, password)
    await requested
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible()
  })

  test('leaves the table of the chart and a message after fifteen seconds', async ({ page }) => {
    await gotoHydrated(page, '/essential')
    await page.clock.install()
    await holdRequests(page, SCRIPTS)
    const requested = page.waitForRequest(SCRIPTS)
    const chart = page.getByRole('region', { name: valueChart.title })
    await chart.scrollIntoViewIfNeeded()
    await requested
    await page.clock.fastForward(15_000)
    await expect(chart.getByText(valueChart.failed)).toBeVisible()
    await page.getByText(valueChart.show, { exact: true }).click()
    await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
  })

  test('confirms copying without a toast after two and a half seconds', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await gotoHydrated(page, '/')
    await page.clock.install()
    await holdRequests(page, SCRIPTS)
    const requested = page.waitForRequest(SCRIPTS)
    await copyButton(page).click()
    await requested
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
    await page.clock.fastForward(2500)
    await expect(page.getByRole('status').filter({ hasText: siteLayout.footer.copy.done })).toBeVisible()
  })
})
