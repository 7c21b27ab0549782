import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { copyButton } from './support/controls'
import { gotoHydrated } from './support/page'
import { toast as specified } from './support/specification'
import { expect, test } from './support/test'

const { copy } = siteLayout.footer
const PRESSES = 5

test('a press copies the address and says so for four seconds, at most three at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await gotoHydrated(page, '/')
  await page.clock.install()
  const button = copyButton(page)
  await button.click()
  const region = page.getByRole('region', { name: copy.toasts })
  const messages = region.getByRole('listitem').filter({ hasText: copy.done })
  await expect(messages).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  await expect(region).toHaveAttribute('aria-live', 'polite')
  expect((await messages.boundingBox())?.width).toBe(specified.width)

  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(specified.duration * 2)
  await expect(messages).toHaveCount(0)

  const seen = () =>
    messages.evaluateAll((all) => all.filter((message) => getComputedStyle(message).opacity !== '0').length)
  // By keyboard: on its way up, the third toast may lie between a mouse and the button, and stays while it is there.
  for (let press = 0; press < PRESSES; press++) await button.press('Enter')
  await page.clock.runFor(500)
  await expect(messages).toHaveCount(PRESSES)
  await expect.poll(seen).toBe(specified.max)
  await page.clock.runFor(specified.duration - 1000)
  await expect.poll(seen).toBe(specified.max)
  await page.clock.runFor(2000)
  await expect(messages).toHaveCount(0)
})

test('where copying is refused, the address is shown instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/book')
  await copyButton(page).click()
  await expect(page.getByText(`${copy.failed} ${site.email}`)).toBeVisible()
})
