import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { answer } from './support/controls'
import { expect, test } from './support/test'

// pages.spec.ts covers what holds for every printed page.

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('prints every answer, and the table of the chart', async ({ page }) => {
  await page.goto('/')
  for (const [index, { question }] of faq.items.entries())
    await expect(answer(page, index), `the answer to “${question}” on printed /`).toBeVisible()
  await page.goto('/essential')
  const table = page.getByRole('table', { name: valueChart.caption })
  await expect(table, 'the table of the chart on printed /essential').toBeVisible()
})
