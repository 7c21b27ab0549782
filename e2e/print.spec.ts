import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { absoluteUrl } from '@/lib/seo/site-url'
import { answer, floatingButton } from './support/controls'
import { visits } from './support/pages'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('every page prints without bars and controls, and with one line that has the address of /book', async ({
  page,
}) => {
  for (const { at } of visits) {
    await page.goto(at)
    await expect(page.getByText(absoluteUrl('/book')).filter({ visible: true }), at).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(floatingButton(page)).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
  }
})

test('prints every answer, and the table of the chart', async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
  await page.goto('/essential')
  await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
})
