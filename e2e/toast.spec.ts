import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { copyButton } from '@/e2e/support/page'
import { toast as specified } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

const { copy } = siteLayout.footer
const PRESSES = 5

test('a press copies the address and says so for four seconds, at most three times at once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  // How many messages have come in all, and how many were shown at once at most.
  await page.addInitScript(() => {
    const counts = Object.assign(window, { toasts: { come: 0, most: 0 } }).toasts
    const seen = new Set<Element>()
    const look = () => {
      const all = [...document.querySelectorAll('[data-sonner-toast]')]
      all.forEach((toast) => seen.add(toast))
      const shown = all.filter((toast) => toast.matches('[data-visible="true"]:not([data-removed="true"])'))
      Object.assign(counts, { come: seen.size, most: Math.max(counts.most, shown.length) })
    }
    const whole = { subtree: true, childList: true, attributes: true }
    new MutationObserver(look).observe(document, whole)
  })
  const counts = () => page.evaluate(() => (window as unknown as { toasts: { come: number; most: number } }).toasts)
  await page.goto('/')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const button = copyButton(page)
  await button.click()
  const message = page.getByText(copy.done)
  await expect(message).toBeVisible()
  expect(scripts.join(), 'the toasts are loaded at the first press').toContain('.js')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
  await expect(page.getByRole('region', { name: copy.toasts })).toHaveAttribute('aria-live', 'polite')
  expect((await page.locator('[data-sonner-toast]').first().boundingBox())?.width).toBe(specified.width)

  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(specified.duration * 2)
  await expect(message).toHaveCount(0)

  // By keyboard: on its way up, the third toast may lie between a mouse and the button, and stays while it is there.
  for (let press = 0; press < PRESSES; press++) await button.press('Enter')
  await page.clock.runFor(500)
  await expect.poll(async () => (await counts()).come).toBe(1 + PRESSES)
  expect((await counts()).most).toBe(specified.max)
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(specified.max)
  await page.clock.runFor(specified.duration - 1000)
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(specified.max)
  await page.clock.runFor(2000)
  await expect(message).toHaveCount(0)
  expect(await counts()).toEqual({ come: 1 + PRESSES, most: specified.max })
})

test('where copying is refused, the address is shown instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/book')
  await copyButton(page).click()
  await expect(page.getByText(`${copy.failed} ${site.email}`)).toBeVisible()
})
