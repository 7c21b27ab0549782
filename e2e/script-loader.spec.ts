import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { pages } from '@/lib/routes'
import { field, locked, opened, password } from '@/e2e/support/gate'
import {
  answer,
  bookLink,
  copyButton,
  gotoHydrated,
  hold,
  isMarked,
  mainHeading,
  mark,
  question,
  SCRIPTS,
  themeChoice,
} from '@/e2e/support/page'
import { expect, test } from '@/e2e/support/test'

test.describe('before the first paint', () => {
  for (const { path } of pages) {
    test(`${path} asks for no script, although a pointer rests over it`, async ({ page }) => {
      await page.addInitScript(() =>
        addEventListener('load', () => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
      )
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

  test('come at a sign of intent where the browser reports no paint, as one that resists fingerprinting', async ({
    page,
  }) => {
    await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}))
    await page.goto('/')
    await question(page, 0).click()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true')
  })

  test('are asked for again when they did not come, and do what was asked of them meanwhile', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/)
    await page.route(SCRIPTS, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.goto('/')
    await question(page, 0).click()
    await failed
    await page.unroute(SCRIPTS)
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true', { timeout: 10_000 })
  })
})

test.describe('what is done before the scripts have come', () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => void (release = await hold(page, SCRIPTS)))

  const expectOpen = (page: Page, index: number, isOpen: boolean) =>
    expect(question(page, index)).toHaveAttribute('aria-expanded', String(isOpen))

  for (const [what, presses, open] of [
    ['more than once on a question open it', [1, 1], 1],
    ['on several questions are answered in their order', [2, 0], 0],
  ] as const) {
    test(`presses ${what}`, async ({ page }) => {
      await page.goto('/')
      for (const index of presses) await question(page, index).click()
      await expectOpen(page, open, false)
      release()
      await expect(answer(page, open)).toBeVisible()
      for (const index of [0, 1, 2]) await expectOpen(page, index, index === open)
    })
  }

  test('Enter, Down and Space leave the focus and the open answer on one question', async ({ page }) => {
    await page.goto('/')
    await question(page, 0).focus()
    for (const key of ['Enter', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    release()
    await expect(question(page, 1)).toBeFocused()
    for (const index of [0, 1]) await expectOpen(page, index, index === 1)
  })

  test('a chosen theme is shown and remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/process')
    await themeChoice(page, 'dark').check()
    release()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expect(themeChoice(page, 'dark')).toBeChecked()
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('the copied address is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/qualify')
    await copyButton(page).click()
    release()
    await expect(page.getByText(siteLayout.footer.copy.done)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  })

  test('a term that was pressed explains itself', async ({ page }) => {
    await page.goto('/premium')
    await page.getByRole('main').getByRole('button').first().click()
    release()
    await expect(page.getByRole('tooltip')).toBeVisible()
  })

  test('a password that was submitted says that it is opening, and opens the letter', async ({ page }) => {
    await page.goto('/pricing')
    await field(page).fill(password)
    await field(page).press('Enter')
    await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
    await expect(locked(page)).toBeVisible()
    release()
    await expect(opened(page)).toBeVisible()
  })

  test('the page of the link under the pointer is fetched ahead', async ({ page }) => {
    await page.goto('/')
    await bookLink(page).hover()
    const payload = page.waitForRequest('**/book/*.txt*')
    release()
    await payload
  })
})

test('a password that is submitted before the first frame is kept', async ({ page }) => {
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
  await expect(opened(page)).toBeVisible()
  await expect(page).toHaveURL('/pricing')
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
    await mark(page)
    await page.locator(`a[href="${to}"]`).first().click()
    await expect(page).toHaveURL(to)
    await expect.poll(layout).toEqual(opened)
    expect(await isMarked(page)).toBe(true)
  })
}
