import { qualify } from '@/content/qualify'
import { quoted } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

test('says who is suited and who is not, has no form, and ends with one call to action', async ({ page }) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited]) {
    await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveText([...items])
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  const action = page.getByRole('main').getByRole('link')
  await expect(action).toHaveText([quoted.bookCall])
  await action.click()
  await expect(page).toHaveURL('/book')
})
