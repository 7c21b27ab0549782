import { expect, test } from '@/e2e/support/test'

test('an unknown address answers 404, says so, logs the path and leads home', async ({ page, allow }) => {
  allow(/status of 404/)
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  const response = await page.goto('/no/such-page?from=here')
  expect(response?.status()).toBe(404)
  expect((await logged).text()).toBe('Page not found: /no/such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Patient Acquisition Reinvented' })).toBeVisible()
})

test('has one robots tag and no canonical address', async ({ page, allow }) => {
  allow(/status of 404/)
  await page.goto('/no-such-page')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})
