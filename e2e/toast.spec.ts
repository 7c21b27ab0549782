import { siteLayout } from '@/content/site-layout'
import { site } from '@/content/site'
import { expect, test } from '@/e2e/support/test'

const { copy } = siteLayout.footer

test('a press copies the address and says so for four seconds, at most three times at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const button = page.getByRole('button', { name: copy.label })
  await button.click()
  const toast = page.getByText(copy.done)
  await expect(toast).toBeVisible()
  expect(
    scripts.some((url) => url.endsWith('.js')),
    'the toasts are loaded at the first press',
  ).toBe(true)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  await expect(page.getByRole('region', { name: copy.toasts })).toHaveAttribute('aria-live', 'polite')
  const box = await page.locator('[data-sonner-toast]').first().boundingBox()
  expect(box?.width).toBe(356)

  // By keyboard: on its way up, the third toast may lie between a mouse and the button, and stays while it is there.
  for (let press = 0; press < 4; press++) await button.press('Enter')
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)

  await page.clock.runFor(3000)
  await expect(toast.first()).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toast).toHaveCount(0)
})

test('where copying is refused, the address is shown instead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto('/book')
  await page.getByRole('button', { name: copy.label }).click()
  await expect(page.getByText(`${copy.failed} ${site.email}`)).toBeVisible()
})
