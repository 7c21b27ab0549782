import type { Page } from 'playwright/test'
import { chartRows } from '@/components/essential/chart-rows'
import { essential, valueChart } from '@/content/essential'
import { priceLabels } from '@/content/price-labels'
import { formatPounds } from '@/lib/prices/money'
import { region } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { expectStateReadable } from './support/readable'
import { SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

const { series, rows } = chartRows(valueChart.points)
const figures = rows.flatMap(({ values }) => values.map(formatPounds))
const chart = (page: Page) => region(page, valueChart.title)
const drawing = (page: Page) => chart(page).getByRole('img', { name: valueChart.caption })
const table = (page: Page) => page.getByRole('table', { name: valueChart.caption })

test('copies a value of the ledger with its period', async ({ page }) => {
  await page.goto('/essential')
  const value = page.getByRole('row', { name: essential.items[0].title }).getByRole('cell')
  const copied = await value.evaluate((cell) => {
    getSelection()!.selectAllChildren(cell)
    return String(getSelection())
  })
  expect(copied).toBe(`${formatPounds(essential.items[0].price)} ${priceLabels.perMonthSpoken}`)
})

test('shows the figures until the chart has loaded, and retries it when it scrolls into view again', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|ERR_FAILED|ChunkLoadError/)
  const still = (figure: string) => chart(page).getByText(figure, { exact: true }).filter({ visible: true })
  await gotoInteractive(page, '/essential')
  await page.route(SCRIPTS, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => SCRIPTS.test(request.url()))
  await chart(page).scrollIntoViewIfNeeded()
  await failed
  for (const figure of figures) await expect(still(figure).first(), `${figure} without a chart`).toBeVisible()
  await page.getByText(valueChart.show, { exact: true }).click()
  await expect(table(page)).toBeVisible()
  await page.unroute(SCRIPTS)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Observers do not see that the chart leaves the window if it is back before the next frame.
  await expect(chart(page)).not.toBeInViewport()
  await chart(page).scrollIntoViewIfNeeded()
  for (const figure of figures) await expect(drawing(page).getByText(figure).first()).toBeVisible()
  // The drawing receives no pointer events, for which hover() would wait.
  await drawing(page).getByText(figures[0]!).first().hover({ force: true })
  for (const [index, { label }] of series.entries())
    await expect(chart(page).getByRole('status')).toContainText(`${label}: ${formatPounds(rows[0]!.values[index]!)}`)
  await expectStateReadable(page, 'the chart and its table on /essential')
})
