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
    const on = `printed ${at}`
    const address = page.getByText(absoluteUrl('/book')).filter({ visible: true })
    await expect(address, `the address of /book on ${on}`).toHaveCount(1)
    await expect(page.getByRole('banner'), `the bar on ${on}`).toBeHidden()
    await expect(floatingButton(page), `the floating button on ${on}`).toHaveCount(0)
    await expect(page.getByRole('radio'), `the theme switch on ${on}`).toHaveCount(0)
  }
})

test('prints every answer, and the table of the chart', async ({ page }) => {
  await page.goto('/')
  for (const [index, { question }] of faq.items.entries())
    await expect(answer(page, index), `the answer to “${question}” on printed /`).toBeVisible()
  await page.goto('/essential')
  const table = page.getByRole('table', { name: valueChart.caption })
  await expect(table, 'the table of the chart on printed /essential').toBeVisible()
})
