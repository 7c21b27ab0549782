import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { siteLayout } from '@/content/site-layout'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { pages } from '@/lib/routes'
import { enter, title } from '@/e2e/support/gate'
import { hold } from '@/e2e/support/hold'
import { gotoHydrated } from '@/e2e/support/hydration'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const SCRIPTS = /\/_next\/static\/.*\.js$/
const question = (page: Page, index: number) => page.getByRole('button', { name: faq.items[index]?.question })
const [, , dark] = siteLayout.theme.options.map(({ label }) => label)

/** Keeps the page's scripts back until the returned function is called. */
const holdScripts = (page: Page) => hold(page, SCRIPTS)

test.describe('before the first paint', () => {
  for (const { path } of pages) {
    test(`${path} asks for no script`, async ({ page }) => {
      await gotoHydrated(page, path)
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      }))
      expect(asked.length).toBeGreaterThan(1)
      expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
    })
  }
})

test.describe('a page whose HTML exceeds the first flight', () => {
  const STYLES = '**/_next/static/pages/index-*.css'

  test('shows its first screen before the styles of the rest have come', async ({ page }) => {
    const release = await hold(page, STYLES)
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    const early = await heading.boundingBox()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    release()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await heading.boundingBox()).toEqual(early)
  })

  test('answers before they have come, as it was delivered', async ({ page }) => {
    const release = await hold(page, STYLES)
    await page.goto('/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await heading.evaluate((element) => void Object.assign(element, { isDelivered: true }))
    await page.mouse.move(200, 200)
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(8)
    release()
    await question(page, 0).click()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
    expect(await heading.evaluate((element) => 'isDelivered' in element)).toBe(true)
  })

  test('can be read and used when they never come', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(STYLES, (route) => route.abort())
    await page.goto('/')
    await question(page, 0).click()
    await expect(page.getByText(faq.items[0].answer)).toBeVisible()
  })
})

test.describe('the scripts', () => {
  for (const { path } of pages) {
    test(`take over ${path} as it was delivered`, async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.querySelectorAll('body *').forEach((element) => Object.assign(element, { isDelivered: true })),
        ),
      )
      await gotoHydrated(page, path)
      const replaced = await page
        .locator('main, main section, main h1, footer')
        .evaluateAll((elements) => elements.filter((element) => !('isDelivered' in element)).length)
      expect(replaced).toBe(0)
    })
  }

  test('wait for the browser to be idle, and not for that when a visitor shows intent', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const asked: string[] = []
    await page.route(SCRIPTS, (route) => {
      asked.push(route.request().url())
      return route.continue()
    })
    await page.goto('/process')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(asked).toEqual([])
    const answered = page.waitForResponse(SCRIPTS)
    await page.mouse.move(200, 200)
    await answered
  })

  test('are asked for again at the next gesture when they did not come', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(SCRIPTS, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await question(page, 0).click()
    await failed
    await page.unroute(SCRIPTS)
    await expect(async () => {
      await page.keyboard.press('Shift')
      await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
    }).toPass()
  })

  test('that never come leave pages that can be read and links that lead on', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
    await expect(page.getByRole('heading', { level: 1, name: book.title })).toBeVisible()
  })
})

test.describe('what is done before the scripts have come', () => {
  test('a question that was pressed, more than once, is open when they have', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await question(page, 1).click()
    await question(page, 1).click()
    await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(question(page, 1)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText(faq.items[1].answer)).toBeVisible()
  })

  test('presses on several questions are answered in their order', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    for (const index of [2, 0]) await question(page, index).click()
    release()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
    await expect(question(page, 2)).toHaveAttribute('aria-expanded', 'false')
  })

  test('an arrow key moves on among the questions', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await question(page, 0).focus()
    await page.keyboard.press('ArrowDown')
    release()
    await expect(question(page, 1)).toBeFocused()
  })

  test('a chosen theme is shown and remembered', async ({ page }) => {
    const release = await holdScripts(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/process')
    await page.getByRole('radio', { name: dark }).check()
    release()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(page.getByRole('radio', { name: dark })).toBeChecked()
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('the copied address is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const release = await holdScripts(page)
    await page.goto('/qualify')
    await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
    release()
    await expect(page.getByText(siteLayout.footer.copy.done)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  })

  test('a term that was pressed explains itself', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/premium')
    const term = page.getByRole('main').getByRole('button').first()
    await term.click()
    release()
    await expect(page.getByRole('tooltip')).toBeVisible()
  })

  test('a password that was entered opens the letter', async ({ page }) => {
    const { password, sheet } = await sealedSheet()
    const release = await holdScripts(page)
    await page.goto('/pricing')
    await enter(page, password)
    await expect(title(page, gate.title)).toBeVisible()
    release()
    await expect(title(page, sheet.title)).toBeVisible()
  })

  test('the page of the link under the pointer is fetched ahead', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).hover()
    const payload = page.waitForRequest('**/book/*.txt*')
    release()
    await payload
  })
})

for (const [from, to] of [
  ['/', '/process'],
  ['/process', '/'],
  ['/offer', '/premium'],
  ['/scale', '/book'],
] as const) {
  test(`${to} looks the same after an in-app navigation from ${from} as when it is opened`, async ({ page }) => {
    const layout = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('*:not(link, script)')].map((element) => {
          const { width, height } = element.getBoundingClientRect()
          return `${element.tagName} ${width.toFixed()} ${height.toFixed()}`
        }),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoHydrated(page, to)
    // The calendar takes the place of its drawing when it has come.
    await expect(page.locator('[data-state="waiting"]')).toHaveCount(0)
    const opened = await layout()
    await gotoHydrated(page, from)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator(`a[href="${to}"]`).first().click()
    await expect(page).toHaveURL(to)
    await expect.poll(layout).toEqual(opened)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}
