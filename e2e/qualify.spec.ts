import { qualify } from '@/content/qualify'
import { expect, test } from '@/e2e/support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/qualify')
})

test('asks the question, and has no form', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Are We the Right Fit?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
})

for (const { title, items } of [qualify.suited, qualify.unsuited]) {
  test(`lists "${title}"`, async ({ page }) => {
    await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveText([...items])
  })
}

test('tells what a clinic commits to, with the figures and the VAT line', async ({ page }) => {
  const region = page.getByRole('region', { name: 'What a clinic commits to' })
  await expect(region.getByRole('heading', { level: 3 })).toHaveText([
    '3-month minimum',
    'Recommended ad spend',
    'Private patients',
    'Telling us who attended',
  ])
  await expect(region).toContainText(
    'Essential: £1,000–£1,500 a month, not included in our fee. Premium: £1,500–£3,000 a month.',
  )
  await expect(region).toContainText('Our fee of £49 per attended consultation applies to private patients only.')
  await expect(region.getByText('All prices are VAT-free (no VAT charged)')).toBeVisible()
})

test("ends with the one 'Book a Call'", async ({ page }) => {
  const action = page.getByRole('main').getByRole('link')
  await expect(action).toHaveCount(1)
  await expect(action).toHaveText('Book a Call')
  await action.click()
  await expect(page).toHaveURL('/book')
})
