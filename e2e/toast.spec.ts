import type { Page } from 'playwright/test'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { copyButton, toasts } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { finishAnimations } from './support/page-checks'
import { expectStateReadable } from './support/readable'
import { holdRequests, SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

const { done, failed } = siteLayout.footer.copy
/** What the owner requires of confirmation messages. */
const DURATION_MS = 4000
const MAX_VISIBLE = 3
/** Milliseconds for which a closing toast stays in the document. */
const FADE_MS = 200

/** Clicks the button, and waits until this number of toasts is in the document. The library adds them asynchronously. */
async function copy(page: Page, count: number) {
  await copyButton(page).click()
  await expect(async () => {
    await page.clock.runFor(0)
    await expect(toasts(page)).toHaveCount(count, { timeout: 500 })
  }).toPass()
}

test(
  'copies the email address, and confirms it in a toast that closes after four seconds, at most three at a time',
  { tag: '@core' },
  async ({ page, browserName }) => {
    if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await gotoInteractive(page, '/')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copy(page, 1)
    await expect(toasts(page)).toHaveText(browserName === 'chromium' ? done : new RegExp(`${done}|${site.email}`))
    await page.clock.runFor(DURATION_MS + FADE_MS - 1)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
    // One after another: copying is asynchronous, and a busy machine would confirm two clicks with one toast.
    for (let clicks = 1; clicks <= 5; clicks += 1) await copy(page, clicks)
    await finishAnimations(page)
    const readVisible = () =>
      toasts(page).evaluateAll((all) => all.filter((toast) => toast.checkVisibility({ opacityProperty: true })).length)
    await expect.poll(readVisible, 'visible toasts on / after five clicks').toBe(MAX_VISIBLE)
  },
)

test('confirms copying without a toast if its code does not load within two and a half seconds', async ({ page }) => {
  // Copies at once: on a busy machine, the browser may take as long as the clock goes forward.
  await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })`)
  await gotoInteractive(page, '/')
  await page.clock.install()
  await holdRequests(page, SCRIPTS)
  const requested = page.waitForRequest(SCRIPTS)
  await copyButton(page).click()
  await requested
  await page.clock.fastForward(2500)
  await expect(page.getByRole('status').filter({ hasText: done }), 'the confirmation in the footer of /').toBeVisible()
})

for (const [state, clipboard] of [
  ['denies copying', '{ writeText: () => Promise.reject(new DOMException()) }'],
  ['never decides whether to copy', '{ writeText: () => new Promise(() => {}) }'],
] as const) {
  test(`shows the email address in a toast that can be read when the browser ${state}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`)
    await gotoInteractive(page, '/process')
    await copyButton(page).click()
    await expect(toasts(page)).toHaveText(`${failed} ${site.email}`)
    // It stays open under the pointer.
    await toasts(page).hover()
    await expectStateReadable(page, 'a toast on /process')
  })
}
