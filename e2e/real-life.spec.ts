import { request as httpRequest } from 'node:http'
import fc from 'fast-check'
import type { Page, Route } from 'playwright/test'
import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { siteLayout } from '@/content/site-layout'
import { enter, field, title } from '@/e2e/support/gate'
import { hold } from '@/e2e/support/hold'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expectPage } from '@/e2e/support/in-app'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { quoted } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'
import { THEME_KEY } from '@/lib/theme/theme'

const SCRIPTS = /\/_next\/static\/.*\.js/
const NETWORK = /Failed to load resource|ChunkLoadError|Failed to load chunk|Failed to fetch/
const bookCall = (page: Page) => page.getByRole('banner').getByRole('link', { name: quoted.bookCall })
const question = (page: Page, index: number) => page.getByRole('button', { name: faq.items[index]?.question })
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

  for (const [what, answer] of [
    ['is blocked', (route: Route) => route.abort()],
    ['is gone', page404],
    ['fails', (route: Route) => route.fulfill({ status: 503 })],
    ['is a page of the network', asPage],
  ] as const) {
    test(`leaves the home page laid out when its stylesheet ${what}`, async ({ page, allow }) => {
      allow(/MIME type/)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await gotoHydrated(page, '/')
      const designed = await mainHeight(page)
      await page.route('**/_next/static/pages/*.css', answer)
      await gotoHydrated(page, '/')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await mainHeight(page)).toBe(designed)
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

  for (const [what, answer] of [
    ['a page', asPage],
    ['nothing', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' })],
    ['half a script', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '(() => {' })],
  ] as const) {
    test(`but ${what} in its place is noticed, and the page is then as without JavaScript`, async ({ page, allow }) => {
      allow(/Unexpected (token|end of input)/)
      test.setTimeout(90_000)
      await page.route('**/_next/static/pages/*.js', answer)
      await page.goto('/')
      await expect(page.getByText(faq.items[0].answer)).toBeVisible({ timeout: 60_000 })
    })
  }

  test('is fetched anew when the gate opens: the opened page needs it', async ({ page }) => {
    const { password, sheet } = await sealedSheet()
    await gotoHydrated(page, '/pricing')
    let failures = 0
    await page.route(SCRIPTS, (route) => (failures++ < 1 ? route.abort() : route.continue()))
    await enter(page, password)
    await expect(title(page, sheet.title)).toBeVisible({ timeout: 15_000 })
    expect(failures).toBeGreaterThan(1)
  })

  test('for good, when the gate opens, is not called damage', async ({ page }) => {
    test.setTimeout(60_000)
    const { password } = await sealedSheet()
    await gotoHydrated(page, '/pricing')
    await page.route(SCRIPTS, (route) => route.abort())
    await enter(page, password)
    await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(gate.damaged.text)).toHaveCount(0)
  })
})

test('where a browser refuses even channels between tabs, the gate opens', async ({ page }) => {
  const { password, sheet } = await sealedSheet()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto('/pricing')
  await enter(page, password)
  await expect(title(page, sheet.title)).toBeVisible()
})

test.describe('in the history', () => {
  test('Back after the skip link and another page shows the page that the address names', async ({ page }) => {
    await gotoHydrated(page, '/process')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/process#main')
    await bookCall(page).click()
    await expectPage(page, '/book')
    await page.goBack()
    await expect(page).toHaveURL('/process#main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Framework/)
    await expect(page).toHaveTitle(/Framework/)
  })

  test('a link to the page one is on leads to its top', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('banner').getByRole('link').first().click()
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
    const { password, sheet } = await sealedSheet()
    await gotoHydrated(page, '/pricing')
    await page.evaluate(translate)
    for (const wrong of ['open sesame', 'open barley']) {
      await enter(page, wrong)
      await expect(page.getByRole('alert').filter({ hasText: gate.wrong })).toBeVisible()
    }
    await page.getByRole('button', { name: gate.show.name }).click()
    await page.getByRole('button', { name: gate.hide.name }).click()
    await enter(page, password)
    await expect(title(page, sheet.title)).toBeVisible()
    const slider = page.getByRole('slider', { name: sheet.estimator.label })
    await slider.fill('20')
    await expect(page.getByRole('region', { name: sheet.estimator.title }).getByText('£2,475').first()).toBeVisible()
    await slider.fill('40')
    await expect(page.getByText(sheet.estimator.capped)).toHaveCount(2)
    await page.getByRole('button', { name: sheet.lock.label, exact: true }).click()
    await expect(title(page, gate.title)).toBeVisible()
  })

  test('leaves questions, terms, toasts, the theme, the calendar and navigation at work', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await gotoHydrated(page, '/')
    await page.evaluate(translate)
    await question(page, 0).click()
    await expect(page.getByText(faq.items[0].answer)).toBeVisible()
    await question(page, 0).click()
    await page.getByRole('radio', { name: siteLayout.theme.options[2].label }).check()
    await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
    await expect(page.getByRole('region', { name: siteLayout.footer.copy.toasts })).toContainText(
      siteLayout.footer.copy.done,
    )
    await bookCall(page).click()
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

test.describe('a booking link that opens in a new tab', () => {
  for (const when of ['before', 'after'] as const) {
    test(`takes the campaign along ${when} scripts`, async ({ page, context }) => {
      const release = when === 'before' ? await hold(page, SCRIPTS) : () => {}
      await page.goto('/?utm_source=letter&utm_term=implants')
      if (when === 'after') await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toEqual([])
      const opened = context.waitForEvent('page')
      await bookCall(page).click({ modifiers: ['ControlOrMeta'] })
      const tab = await opened
      release()
      await expect(tab).toHaveURL('/book?utm_source=letter&utm_term=implants')
    })
  }
})

test.describe('what is done before the scripts have come', () => {
  test('a password that was submitted says that it is opening', async ({ page }) => {
    const { password, sheet } = await sealedSheet()
    const release = await hold(page, SCRIPTS)
    await page.goto('/pricing')
    await field(page).fill(password)
    await field(page).press('Enter')
    await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
    release()
    await expect(title(page, sheet.title)).toBeVisible()
  })

  test('a form that is submitted before the first frame is kept', async ({ page }) => {
    const { password, sheet } = await sealedSheet()
    await page.addInitScript((typed) => {
      new MutationObserver((_, observer) => {
        const input = document.querySelector<HTMLInputElement>('#gate-password')
        if (!input?.form?.querySelector('[type=submit]')) return
        observer.disconnect()
        input.value = typed
        input.form.requestSubmit()
      }).observe(document, { childList: true, subtree: true })
    }, password)
    await page.goto('/pricing')
    await expect(title(page, sheet.title)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })

  test('Enter, Down and Space leave the focus and the open answer on one question', async ({ page }) => {
    const release = await hold(page, SCRIPTS)
    await page.goto('/')
    await question(page, 0).focus()
    for (const key of ['Enter', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    release()
    await expect(question(page, 1)).toBeFocused()
    await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true')
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
  })
})

test('no path ends the preview server', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!)
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) => {
      httpRequest({ hostname, port, path, agent: false }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
        .on('error', reject)
        .end()
    })
  const part = fc.oneof(
    fc.webPath(),
    fc.string({ maxLength: 400 }).map(encodeURIComponent),
    fc.constantFrom('//', '/..', '%00', '%2e%2e', '%E0%A4%A', '.html', '/_next/', '?', 'x'.repeat(251)),
  )
  const path = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('')}`)
  await fc.assert(
    fc.asyncProperty(path, async (odd) => [200, 308, 404].includes(await statusOf(odd))),
    { numRuns: 1000 },
  )
})
