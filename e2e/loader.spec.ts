import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { premium } from '@/content/premium'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { answer, copyButton, question, region, themeChoice, toasts } from './support/controls'
import { lockedHeading, password, passwordField, submitPassword, unlockedHeading } from './support/gate'
import { glossaryTerms } from './support/packages'
import {
  gotoInteractive,
  hasControlNearby,
  holdRequests,
  INTERACTIVE_AT_ONCE,
  isDocument,
  SCRIPTS,
  visits,
  waitUntilInteractive,
} from './support/visit'
import { expect, test } from './support/test'

const PAGE_SCRIPT = '**/_next/static/pages/*.js'
const NETWORK = /Failed to load resource|ChunkLoadError|Failed to load chunk/

/** Expects the no-script form of a page. */
const expectNoScriptForm = {
  '/': async (page: Page) => {
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
  },
  '/pricing': async (page: Page) => {
    await expect(page.getByText(gate.unavailable.text)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toBeVisible()
    await expect(page.getByRole('button', { name: gate.opening })).toBeHidden()
  },
  '/book': async (page: Page) => {
    await expect(page.getByText(book.notices.failed.title).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('link', { name: book.fallback.button })).toBeVisible()
  },
}
const paths = ['/', '/pricing', '/book'] as const

test.describe('the scripts', () => {
  let requested: string[]
  test.beforeEach(({ page }) => {
    requested = []
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) requested.push(request.url())
    })
  })

  test('do not load for what every page does without them', async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: 'light' })
    for (const { path, at } of visits) {
      if (INTERACTIVE_AT_ONCE.includes(path)) continue
      requested = []
      await page.goto(at)
      await page.mouse.move(200, 200)
      await themeChoice(page, 'dark').check()
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await page.waitForLoadState('networkidle')
      // On a page whose last control is near the footer, scrolling to the theme switch has loaded them.
      if (!(await hasControlNearby(page))) expect(requested, path).toEqual([])
    }
  })

  test('load when a control that needs them is within half a screen of the viewport', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await question(page, 0).evaluate((button) => {
      const { top } = button.getBoundingClientRect()
      scrollTo({ top: scrollY + top - 1.4 * innerHeight, behavior: 'instant' })
    })
    await waitUntilInteractive(page)
    await expect(question(page, 0)).not.toBeInViewport()
  })

  for (const [name, touch] of Object.entries({
    'a pointer': (page: Page) => copyButton(page).dispatchEvent('pointerover'),
    'the focus': (page: Page) => copyButton(page).focus(),
    'a click without a pointer, as by voice control': (page: Page) => copyButton(page).dispatchEvent('click'),
  })) {
    test(`load when a control is touched by ${name}`, async ({ page }) => {
      await page.goto('/process')
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      await touch(page)
      await waitUntilInteractive(page)
    })
  }

  test('load in browsers that report no paint, as when they resist fingerprinting', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await gotoInteractive(page, '/qualify')
  })
})

test.describe('before the page is interactive', { tag: '@core' }, () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, SCRIPTS)
  })

  const [term] = glossaryTerms(premium.investment)
  const controls: Record<
    string,
    { at: string; act: (page: Page) => Promise<void>; expectDone: (page: Page) => Promise<void> }
  > = {
    'a click on a question': {
      at: '/',
      act: (page) => question(page, 1).click(),
      expectDone: (page) => expect(answer(page, 1)).toBeVisible(),
    },
    'Enter on a question': {
      at: '/',
      act: (page) => question(page, 1).press('Enter'),
      expectDone: (page) => expect(answer(page, 1)).toBeVisible(),
    },
    'a click on a term': {
      at: '/premium',
      act: (page) => page.getByRole('button', { name: term!.term, exact: true }).first().click(),
      expectDone: (page) => expect(page.getByRole('tooltip')).toHaveText(term!.meaning),
    },
    'a submitted password': {
      at: '/pricing',
      act: async (page) => {
        await submitPassword(page, password)
        await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
        await expect(lockedHeading(page)).toBeVisible()
      },
      expectDone: async (page) => {
        await expect(unlockedHeading(page)).toBeVisible()
        await expect(page).toHaveURL('/pricing')
      },
    },
  }
  for (const [name, { at, act, expectDone }] of Object.entries(controls)) {
    test(`${name} is kept, and takes effect later`, async ({ page }) => {
      // The held scripts delay the load event.
      await page.goto(at, { waitUntil: 'domcontentloaded' })
      await act(page)
      release()
      await expectDone(page)
    })
  }

  test('several clicks on a button count as one', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    for (const key of ['Enter', 'Space']) await copyButton(page).press(key)
    await question(page, 0).dblclick()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(answer(page, 0)).toBeVisible()
    await expect(toasts(page)).toHaveCount(1)
  })

  test('the theme can be chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await themeChoice(page, 'dark').check()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })
})

test('a click without a pointer opens an answer while a font never responds', async ({ page }) => {
  await holdRequests(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'commit' })
  await question(page, 0).evaluate((button: HTMLElement) => button.click())
  await expect(answer(page, 0)).toBeVisible()
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
})

test.describe('the no-script form', () => {
  /** Touches a control of a page that does not request its scripts at once. */
  const needScripts = async (page: Page, path: string) => {
    if (path === '/') await copyButton(page).dispatchEvent('pointerover')
  }

  test('is shown where inline scripts are blocked, as by an ad blocker', async ({ page, allow }) => {
    allow(/Content Security Policy|policy: script-src/)
    await page.route(isDocument, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
      await route.fulfill({ response, headers })
    })
    await page.goto('/')
    await expectNoScriptForm['/'](page)
    await page.goto('/pricing')
    await expect(page.getByText(gate.noScript)).toBeVisible()
    await expect(passwordField(page)).toBeHidden()
  })

  for (const path of paths) {
    test(`of ${path} is shown when a script is missing`, async ({ page, allow }) => {
      allow(NETWORK)
      await page.route(PAGE_SCRIPT, (route) => route.fulfill({ status: 404 }))
      await page.goto(path)
      await needScripts(page, path)
      await expectNoScriptForm[path](page)
    })

    test(`of ${path} is shown after ten seconds, until the scripts load`, async ({ page }) => {
      await page.clock.install()
      const release = await holdRequests(page, PAGE_SCRIPT)
      const requested = page.waitForRequest(PAGE_SCRIPT)
      await page.goto(path, { waitUntil: 'commit' })
      await needScripts(page, path)
      await requested
      await page.clock.fastForward(5000)
      await expect(page.locator('html')).toHaveAttribute('data-scripted', 'yes')
      await page.clock.fastForward(5000)
      await expectNoScriptForm[path](page)
      release()
      await expect(page.locator('html')).toHaveAttribute('data-scripted', 'yes')
    })
  }

  test('keeps a password that is being typed, and submits it when the scripts load', async ({ page }) => {
    await page.clock.install()
    const release = await holdRequests(page, PAGE_SCRIPT)
    const requested = page.waitForRequest(PAGE_SCRIPT)
    await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
    await passwordField(page).pressSequentially(password.slice(0, 4))
    await requested
    await page.clock.fastForward(10_000)
    await expect(page.getByText(gate.unavailable.text)).toBeVisible()
    await page.keyboard.type(password.slice(4))
    await expect(passwordField(page)).toHaveValue(password)
    await page.keyboard.press('Enter')
    release()
    await expect(unlockedHeading(page)).toBeVisible({ timeout: 15_000 })
  })
})

test.describe('a part that loads later', () => {
  test('is the chart: after ten seconds, a message replaces it', async ({ page }) => {
    await gotoInteractive(page, '/essential')
    await page.clock.install()
    await holdRequests(page, SCRIPTS)
    const requested = page.waitForRequest(SCRIPTS)
    const chart = region(page, valueChart.title)
    await chart.scrollIntoViewIfNeeded()
    await requested
    await page.clock.fastForward(10_000)
    await expect(chart.getByText(valueChart.failed)).toBeVisible()
  })

  test('is the toast: after two and a half seconds, copying is confirmed without it', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await gotoInteractive(page, '/')
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
