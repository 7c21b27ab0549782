import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { finishAnimations } from './support/animations'
import { copyButton, toasts } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'

const { copy } = siteLayout.footer
/** From the requirements. */
const DURATION_MS = 4000
const MAX_VISIBLE = 3
/** Milliseconds for which a closing toast stays in the document. */
const FADE_MS = 200

test(
  'copies the email address, and confirms it in a toast that closes after four seconds',
  { tag: '@core' },
  async ({ page, browserName }) => {
    if (browserName === 'chromium') await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await gotoInteractive(page, '/')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await copyButton(page).click()
    // The library adds a toast asynchronously.
    await expect(async () => {
      await page.clock.runFor(0)
      await expect(toasts(page)).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await expect(toasts(page)).toHaveText(
      browserName === 'chromium' ? copy.done : new RegExp(`${copy.done}|${site.email}`),
    )
    if (browserName === 'chromium') expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
    await page.clock.runFor(DURATION_MS + FADE_MS - 1)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toasts(page)).toHaveCount(0)
  },
)

test('shows at most three toasts at the same time', async ({ page }) => {
  await gotoInteractive(page, '/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  // One after another: copying is asynchronous, and a busy machine would confirm two clicks with one toast.
  for (let clicks = 1; clicks <= 5; clicks += 1) {
    await copyButton(page).click()
    await expect(async () => {
      await page.clock.runFor(0)
      await expect(toasts(page)).toHaveCount(clicks, { timeout: 500 })
    }).toPass()
  }
  const visible = async () => {
    await finishAnimations(page)
    return toasts(page).evaluateAll(
      (items) => items.filter((item) => item.checkVisibility({ opacityProperty: true })).length,
    )
  }
  await expect.poll(visible, 'visible toasts on / after five clicks on Copy').toBe(MAX_VISIBLE)
})

for (const [state, clipboard] of [
  ['has no clipboard', 'undefined'],
  ['denies copying', '{ writeText: () => Promise.reject(new DOMException()) }'],
  ['never decides whether to copy', '{ writeText: () => new Promise(() => {}) }'],
] as const) {
  test(`shows the email address when the browser ${state}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`)
    await gotoInteractive(page, '/process')
    await copyButton(page).click()
    await expect(toasts(page)).toHaveText(`${copy.failed} ${site.email}`)
  })
}
