import { essential, essentialPage, funnel, valueChart } from '@/content/essential'
import { chartRows } from '@/lib/prices/chart-rows'
import { formatPounds } from '@/lib/prices/money'
import { testStatement } from '@/e2e/support/ledgers'
import { expect, test } from '@/e2e/support/test'

const path = '/essential'
const rows = chartRows(valueChart.points)

testStatement(path, essentialPage.title, essential)

test("the specification's figures stand on the page", async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  for (const figure of ['£5,200/month', '£1,800/month', '£49', '£1,825', '£1,000–£1,500/month']) {
    await expect(main).toContainText(figure)
  }
})

test('the funnel names its four steps in order, each narrower than the one above', async ({ page }) => {
  await page.goto(path)
  const steps = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText(funnel.bands.map(({ title }) => title))
  for (const [index, { text }] of funnel.bands.entries()) await expect(steps.nth(index)).toContainText(text)
})

test('the chart comes with its code when it nears the screen, and moves nothing', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const region = page.getByRole('region', { name: 'How Value Compounds Over Time' })
  await expect(region.locator('.recharts-surface')).toHaveCount(0)
  const height = await region.evaluate((element) => element.getBoundingClientRect().height)
  await region.scrollIntoViewIfNeeded()
  const bars = region.locator('.recharts-bar-rectangle path')
  await expect(bars).toHaveCount(valueChart.points.length)
  expect(scripts.length).toBeGreaterThan(before)
  expect(await region.evaluate((element) => element.getBoundingClientRect().height)).toBe(height)
})

test.describe('the chart', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('is 380 high, its bars 28, each with its sum', async ({ page }) => {
    await page.goto(path)
    const region = page.getByRole('region', { name: valueChart.title })
    await region.scrollIntoViewIfNeeded()
    const chart = region.locator('.recharts-wrapper')
    await expect(chart).toHaveCSS('height', '380px')
    const bars = region.locator('.recharts-bar-rectangle path')
    await expect(bars).toHaveCount(valueChart.points.length)
    const heights = await bars.evaluateAll((drawn) => drawn.map((bar) => (bar as SVGPathElement).getBBox().height))
    expect(new Set(heights)).toEqual(new Set([28]))
    for (const { value } of valueChart.points) await expect(chart.getByText(formatPounds(value)).first()).toBeVisible()
    await expect(chart.getByText('£8,000')).toBeVisible()
    for (const name of ['Initial Value', 'Lifetime Value']) {
      await expect(region.getByRole('list').getByText(name, { exact: true })).toBeVisible()
    }
  })

  test('shows both values in pounds where the pointer is', async ({ page }) => {
    await page.goto(path)
    const region = page.getByRole('region', { name: valueChart.title })
    await region.scrollIntoViewIfNeeded()
    await region.locator('.recharts-bar-rectangle path').first().hover()
    const tooltip = region.locator('.recharts-tooltip-wrapper')
    await expect(tooltip).toContainText('Implants')
    await expect(tooltip).toContainText('Initial Value : £3,000')
    await expect(tooltip).toContainText('Lifetime Value : £7,000')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same figures stand in a table', async ({ page }) => {
    await page.goto(path)
    await page.getByText(valueChart.show).click()
    const table = page.getByRole('table', { name: valueChart.caption })
    for (const row of rows) {
      await expect(table.getByRole('row', { name: row.category }).getByRole('cell')).toHaveText([
        formatPounds(row['Initial Value']),
        formatPounds(row['Lifetime Value']),
      ])
    }
  })
})

test('a chart that cannot be fetched leaves a sentence and its table', async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_FAILED|ChunkLoadError/)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  const region = page.getByRole('region', { name: valueChart.title })
  await region.scrollIntoViewIfNeeded()
  await expect(region.getByText(valueChart.failed)).toBeVisible()
})
