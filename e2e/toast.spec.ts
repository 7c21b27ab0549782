import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { copyButton, toasts } from './support/controls'
import { gotoHydrated } from './support/page'
import { expect, test } from './support/test'

const { copy } = siteLayout.footer
/** From the specification, in milliseconds and pixels. */
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
  await page.clock.runFor(2000)
  await expect(toasts(page)).toHaveCount(0)
})

for (const width of [360, 1440]) {
  test(`toasts cover neither the button nor the top bar at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await gotoHydrated(page, '/')
    await page.clock.install()
    for (const block of ['start', 'end'] as const) {
      await copyButton(page).evaluate((button, block) => button.scrollIntoView({ block }), block)
      for (let click = 0; click < toast.max; click++) await copyButton(page).click()
      await expect(toasts(page)).toHaveCount(toast.max)
      const button = (await copyButton(page).boundingBox())!
      const bar = (await page.getByRole('banner').boundingBox())!
      for (const item of await toasts(page).all()) {
        await item.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
        const { y, height } = (await item.boundingBox())!
        expect(y + height <= button.y || y >= button.y + button.height, block).toBe(true)
        expect(y).toBeGreaterThanOrEqual(bar.y + bar.height)
      }
      await page.clock.runFor(toast.duration * 2)
      await expect(toasts(page)).toHaveCount(0)
    }
  })
}

test('shows the email address when the browser blocks copying', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/book')
  await copyButton(page).click()
  await expect(toasts(page)).toHaveText(`${copy.failed} ${site.email}`)
})
