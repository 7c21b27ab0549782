import type { Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { answer, copyButton, question, themeChoice, toasts } from './support/controls'
import { lockedHeading, password, submitPassword, unlockedHeading } from './support/gate'
import { gotoInteractive, waitUntilInteractive, waitUntilPainted } from './support/interactive'
import { holdRequests, SCRIPTS } from './support/requests'
import { expect, test } from './support/test'
import { expectTheme } from './support/theme'

const PAGE_SCRIPT = '**/_next/static/pages/*.js'

/** Expects the answers of home to be readable without scripts, or closed. */
async function expectAnswers(page: Page, visible: boolean) {
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible({ visible })
}

test.describe('the scripts', () => {
  let requested: string[]
  test.beforeEach(({ page }) => {
    requested = []
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) requested.push(request.url())
    })
  })

  test('load when a control that needs them is within half a screen of the viewport', async ({ page }) => {
    await page.goto('/')
    await waitUntilPainted(page)
    expect(requested).toEqual([])
    await question(page, 0).evaluate((button) => {
      const { top } = button.getBoundingClientRect()
      scrollTo({ top: scrollY + top - 1.4 * innerHeight, behavior: 'instant' })
    })
    await waitUntilInteractive(page)
    await expect(question(page, 0)).not.toBeInViewport()
  })

  test('load when a control that needs them receives focus', async ({ page }) => {
    await page.goto('/process')
    await page.mouse.move(200, 200)
    await themeChoice(page, 'dark').check()
    await waitUntilPainted(page)
    expect(requested).toEqual([])
    await copyButton(page).focus()
    await waitUntilInteractive(page)
  })

  test('load once, after the first paint, on a page that needs them at once', async ({ page }) => {
    await page.goto('/book')
    await waitUntilInteractive(page)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name)
    })
    expect(early).toEqual([])
    expect(requested).toEqual([...new Set(requested)])
  })

  test('load in browsers that do not report paints, because they resist fingerprinting', async ({ page }) => {
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

  for (const isChanged of [false, true])
    test(`a submitted password is kept, and unlocks the page later${isChanged ? ', also if an extension has changed it' : ''}`, async ({
      page,
      allow,
    }) => {
      if (isChanged) allow(/Minified React error #418/)
      // The held scripts delay the load event.
      await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
      await themeChoice(page, 'dark').check()
      await submitPassword(page, password)
      await expect(page.getByRole('button', { name: gate.loading })).toBeVisible()
      await expect(lockedHeading(page)).toBeVisible()
      if (isChanged) await page.locator('form').evaluate((form) => form.before(document.createElement('div')))
      release()
      await expect(unlockedHeading(page)).toBeVisible()
      await expectTheme(page, 'dark')
      await expect(page).toHaveURL('/pricing')
    })

  test('clicks are kept, several on a button as one, and Copy copies at once', async ({ page, browserName }) => {
    if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    for (const key of ['Enter', 'Space']) await copyButton(page).press(key)
    if (browserName === 'chromium')
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
    await expect(toasts(page)).toHaveCount(0)
    await question(page, 0).dblclick()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(answer(page, 0)).toBeVisible()
    await expect(toasts(page)).toHaveText([siteLayout.footer.copy.done])
  })
})

// robustness.spec.ts covers pages whose scripts fail.
test.describe('the no-script fallback', () => {
  test('is shown after a minute without the scripts, until they load, and drops the clicks before it', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await holdRequests(page, PAGE_SCRIPT)
    const isRequested = page.waitForRequest(PAGE_SCRIPT)
    await page.goto('/', { waitUntil: 'commit' })
    await question(page, 0).click()
    await isRequested
    await page.clock.fastForward(45_000)
    await expectAnswers(page, false)
    await page.clock.fastForward(15_000)
    await expectAnswers(page, true)
    await expect(question(page, 0), 'a question of / as a control').toHaveCount(0)
    release()
    await expectAnswers(page, false)
    // A replay of the old click would have opened the answer, and this one would close it.
    await expect(page.locator('html')).toHaveAttribute('data-scripted')
    await question(page, 0).click()
    await expect(answer(page, 0), 'the first answer of /').toBeVisible()
  })
})
