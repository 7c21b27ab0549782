import type { Page, Route } from 'playwright/test'
import { book } from '@/content/book'
import { gate } from '@/content/gate'
import { siteLayout } from '@/content/site-layout'
import { THEME_KEY } from '@/lib/theme'
import { enter, locked, opened, password, refusal, sheet } from '@/e2e/support/gate'
import {
  answer,
  bookLink,
  copyButton,
  expectPage,
  gotoHydrated,
  logo,
  mainHeading,
  question,
  SCRIPTS,
  takeTime,
  themeChoice,
} from '@/e2e/support/page'
import { expect, test } from '@/e2e/support/test'

const NETWORK = /Failed to load resource|ChunkLoadError|Failed to load chunk|Failed to fetch/
const mainHeight = (page: Page) => page.getByRole('main').evaluate((main) => Math.round(main.clientHeight))

const page404 = (route: Route) => route.fulfill({ status: 404 })
const asPage = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the guest network</p>' })

test.describe('a page that is edited before its scripts run', () => {
  const edits = {
    'an element before everything': () => document.body.prepend(document.createElement('aside')),
    'an icon after a control': () =>
      document.querySelectorAll('a, button, input').forEach((control) => control.after(document.createElement('i'))),
    'text in <font>': () =>
      document.querySelectorAll('h1, h2, p').forEach((block) => {
        const font = document.createElement('font')
        font.append(...block.childNodes)
        block.append(font)
      }),
  }

  for (const [what, edit] of Object.entries(edits)) {
    test(`with ${what}, looks as it was designed`, async ({ page, allow }) => {
      allow(/Minified React error #(418|423|425)|Hydration/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
      await gotoHydrated(page, '/')
      const designed = await mainHeight(page)
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${edit})`)
      await gotoHydrated(page, '/')
      await expect.poll(() => mainHeight(page)).toBeGreaterThan(designed - 40)
      expect(await mainHeight(page)).toBeLessThan(designed + 40)
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test.describe('a file that does not come', () => {
  test.beforeEach(({ allow }) => allow(NETWORK))

  for (const [what, reply] of [
    ['is blocked', (route: Route) => route.abort()],
    ['is gone', page404],
    ['fails', (route: Route) => route.fulfill({ status: 503 })],
    ['is a page of the network', asPage],
  ] as const) {
    test(`leaves the home page laid out once a stylesheet that ${what} comes after all`, async ({ page, allow }) => {
      allow(/MIME type/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await gotoHydrated(page, '/')
      const designed = await mainHeight(page)
      await page.route('**/_next/static/chunks/*.css', reply, { times: 2 })
      await gotoHydrated(page, '/')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect.poll(() => mainHeight(page)).toBe(designed)
    })
  }

  test('is asked for four times, as often again after one reload, and then the gate says so', async ({ page }) => {
    test.setTimeout(90_000)
    const asked = new Map<string, number>()
    await page.route(SCRIPTS, (route) => {
      const { pathname } = new URL(route.request().url())
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
      return page404(route)
    })
    await page.goto('/pricing')
    await page.mouse.move(100, 100)
    await page.mouse.move(200, 200)
    await expect(page.getByText(gate.unavailable.text)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toBeVisible()
    await page.mouse.move(300, 300)
    expect(Math.max(...asked.values())).toBe(8)
  })

  test('leaves /book with its other ways to book', async ({ page }) => {
    test.setTimeout(90_000)
    await page.route(SCRIPTS, page404)
    await page.goto('/book')
    await expect(page.getByText(book.notices.failed.title).filter({ visible: true })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('link', { name: book.fallback.link })).toBeVisible()
  })

  test('heals by one reload when a deploy has replaced it', async ({ page }) => {
    test.setTimeout(60_000)
    let documents = 0
    page.on('request', (request) => void (request.resourceType() === 'document' && documents++))
    await page.route(SCRIPTS, (route) => (documents < 2 ? page404(route) : route.continue()))
    await page.goto('/')
    await expect.poll(() => documents, { timeout: 40_000 }).toBe(2)
    await question(page, 0).click()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
  })

  for (const [what, reply] of [
    ['a page', asPage],
    ['nothing', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['half a script', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(() => {' })],
  ] as const) {
    test(`but ${what} in its place is noticed, and the page is then as without JavaScript`, async ({ page, allow }) => {
      allow(/Unexpected (token|end of input)/)
      test.setTimeout(90_000)
      await page.route('**/_next/static/pages/*.js', reply)
      await page.goto('/')
      await expect(answer(page, 0)).toBeVisible({ timeout: 60_000 })
    })
  }

  test('is fetched anew when the gate opens: the opened page needs it', async ({ page }) => {
    await gotoHydrated(page, '/pricing')
    let failures = 0
    await page.route(SCRIPTS, (route) => (failures++ < 1 ? route.abort() : route.continue()))
    await enter(page, password)
    await expect(opened(page)).toBeVisible({ timeout: 15_000 })
    expect(failures).toBeGreaterThan(1)
  })

  test('for good, when the gate opens, is not called damage', async ({ page }) => {
    test.setTimeout(60_000)
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort())
    await enter(page, password)
    await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(gate.damaged.text)).toHaveCount(0)
  })
})

test.describe('in the history', () => {
  test('Back after the skip link and another page shows the page that the address names', async ({ page }) => {
    await takeTime(page)
    await gotoHydrated(page, '/process')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/process#main')
    await bookLink(page).click()
    await expectPage(page, '/book')
    await page.goBack()
    await expect(page).toHaveURL('/process#main')
    await expect(mainHeading(page)).toHaveText(/Framework/)
    await expect(page).toHaveTitle(/Framework/)
  })

  test('a link to the page one is on leads to its top', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await logo(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('a live translator', () => {
  /** Wraps every text in two <font> elements, now and whenever one is added, as the translators of browsers do. */
  const translate = () => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const { parentElement } = text
        if (!text.data.trim() || parentElement?.closest('font, script, style, svg, title')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        text.replaceWith(outer)
        inner.append(text.data)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes, target }) => (addedNodes.length ? wrap(target) : undefined)),
    ).observe(document.body, { childList: true, subtree: true, characterData: true })
  }

  test('leaves the gate, the estimator and the lock at work', async ({ page }) => {
    await gotoHydrated(page, '/pricing')
    await page.evaluate(translate)
    for (const wrong of ['open sesame', 'open barley']) {
      await enter(page, wrong)
      await expect(refusal(page)).toBeVisible()
    }
    await page.getByRole('button', { name: gate.show.name }).click()
    await page.getByRole('button', { name: gate.hide.name }).click()
    await enter(page, password)
    await expect(opened(page)).toBeVisible()
    const slider = page.getByRole('slider', { name: sheet.estimator.label })
    await slider.fill('20')
    await expect(page.getByRole('region', { name: sheet.estimator.title }).getByText('£2,475').first()).toBeVisible()
    await slider.fill('40')
    await expect(page.getByText(sheet.estimator.capped)).toHaveCount(2)
    await page.getByRole('button', { name: sheet.lock.label, exact: true }).click()
    await expect(locked(page)).toBeVisible()
  })

  test('leaves questions, terms, toasts, the theme, the calendar and navigation at work', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await gotoHydrated(page, '/')
    await page.evaluate(translate)
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await question(page, 0).click()
    await themeChoice(page, 'dark').check()
    await copyButton(page).click()
    await expect(page.getByRole('region', { name: siteLayout.footer.copy.toasts })).toContainText(
      siteLayout.footer.copy.done,
    )
    await bookLink(page).click()
    await expectPage(page, '/book')
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.goBack()
    await expectPage(page, '/')
  })
})

test('parameters that cannot be decoded are taken out before the calendar comes, and the campaign stays', async ({
  page,
  scheduling,
}) => {
  await page.goto('/book?x=50%&fbclid=%E0%A4%A&utm_source=letter')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page).toHaveURL('/book?utm_source=letter')
  expect(scheduling.opened[0]!.searchParams.get('utm_source')).toBe('letter')
})
