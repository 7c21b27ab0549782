import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { copyButton, toasts } from './support/controls'
import { gotoHydrated } from './support/visit'
import { expect, test } from './support/test'

const { copy } = siteLayout.footer
/** In milliseconds and pixels. */
const toast = { duration: 4000, max: 3, width: 356 }

test('copies the email address and confirms it in toasts, three at most', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(page, '/')
  await page.clock.install()
  await copyButton(page).click()
  await expect(toasts(page)).toHaveText(copy.done)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  expect((await toasts(page).boundingBox())?.width).toBe(toast.width)

  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(toast.duration * 2)
  await expect(toasts(page)).toHaveCount(0)

  const countVisible = () =>
    toasts(page).evaluateAll((all) => all.filter((item) => getComputedStyle(item).opacity !== '0').length)
  for (let click = 0; click <= toast.max; click++) await copyButton(page).click()
  await page.clock.runFor(toast.duration - 500)
  await expect.poll(countVisible).toBe(toast.max)
  const { y } = (await copyButton(page).boundingBox())!
  for (const box of await Promise.all((await toasts(page).all()).map((item) => item.boundingBox())))
    expect(box!.y + box!.height, 'toasts are not over the button').toBeLessThan(y)
  await page.clock.runFor(2000)
  await expect(toasts(page)).toHaveCount(0)
})

for (const [state, clipboard] of [
  ['has no clipboard', 'undefined'],
  ['denies copying', '{ writeText: () => Promise.reject(new DOMException()) }'],
  ['never decides whether to copy', '{ writeText: () => new Promise(() => {}) }'],
] as const) {
  test(`shows the email address when the browser ${state}`, async ({ page }) => {
    await page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`)
    await gotoHydrated(page, '/process')
    await copyButton(page).click()
    await expect(toasts(page)).toHaveText(`${copy.failed} ${site.email}`)
  })
}
