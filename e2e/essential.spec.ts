import type { Page } from 'playwright/test'
import { essential, essentialPage, funnel, valueChart } from '@/content/essential'
import { formatPounds } from '@/lib/prices/money'
import { themeChoice } from './support/controls'
import { chart } from './support/defaults'
import { expectPackagePage } from './support/packages'
import { gotoHydrated, holdRequests, SCRIPTS, shortenRetryDelays } from './support/page'
import { expect, test } from './support/test'

const { series, rows, axisMaximum } = valueChart
const region = (page: Page) => page.getByRole('region', { name: valueChart.title })
const drawing = (page: Page) => region(page).getByRole('application', { name: valueChart.caption })
const bars = (page: Page) => drawing(page).locator('.recharts-bar-rectangle path')
const figuresTable = (page: Page) => page.getByRole('table', { name: valueChart.caption })

test('shows its items, total value and conditions on screen and on paper', async ({ page }) => {
  await page.goto('/essential')
  await expectPackagePage(page, essentialPage.title, essential)
})

/** Computes the contrast between each text of a drawing and the bar or the page behind it. */
function measureContrasts(texts: Element[]) {
  const luminance = (colour: string) => {
    const [red, green, blue] = colour.match(/[\d.]+/g)!.map((value) => {
      const channel = Number(value) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  return texts.map((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const behind = document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .map((box) => getComputedStyle(box))
    const bar = behind.find(({ fill, fillOpacity, d }) => d && d !== 'none' && fill !== 'none' && fillOpacity === '1')
    const background = bar?.fill ?? getComputedStyle(document.documentElement).backgroundColor
    const [dark, light] = [luminance(getComputedStyle(text).fill), luminance(background)].sort((a, b) => a - b)
    return { text: text.textContent, contrast: (light! + 0.05) / (dark! + 0.05) }
  })
}

test('lists the stages of the funnel in order', async ({ page }) => {
  await page.goto('/essential')
  const stages = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
  await expect(stages.getByRole('heading')).toHaveText(funnel.bands.map(({ title }) => title))
})

test.describe('the chart', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 600 } })
  test.beforeEach(({ page }) => gotoHydrated(page, '/essential'))

  test('loads near the viewport without a layout shift, and shows the same figures as its table', async ({ page }) => {
    await page.waitForLoadState('networkidle')
    await expect(drawing(page)).toHaveCount(0)
    const reserved = (await region(page).boundingBox())?.height
    await region(page).scrollIntoViewIfNeeded()
    await expect(bars(page)).toHaveCount(rows.length * series.length)
    expect((await region(page).boundingBox())?.height).toBe(reserved)
    expect((await drawing(page).boundingBox())?.height).toBe(chart.height)
    const sizes = await bars(page).evaluateAll((all) => all.map((bar) => (bar as SVGPathElement).getBBox().height))
    expect(new Set(sizes)).toEqual(new Set([chart.barSize]))
    await expect(drawing(page).getByText(formatPounds(axisMaximum)).first()).toBeVisible()
    await expect(region(page).getByRole('listitem')).toHaveText(series.map(({ label }) => label))

    await page.getByText(valueChart.show, { exact: true }).click()
    const figures = rows.flatMap((row) => series.map(({ key }) => formatPounds(row[key])))
    await expect(figuresTable(page).getByRole('rowheader')).toHaveText(rows.map(({ category }) => category))
    await expect(figuresTable(page).getByRole('cell')).toHaveText(figures)
    for (const figure of figures) await expect(drawing(page).getByText(figure).first()).toBeVisible()
    // A long category wraps onto two lines.
    for (const word of rows.flatMap(({ category }) => category.split(' ')))
      await expect(drawing(page)).toContainText(word)

    await page.emulateMedia({ forcedColors: 'active' })
    const fills = await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill))
    expect(new Set(fills).size, 'the series differ by more than colour').toBe(series.length)
  })

  test('has readable labels in forced colours, whichever theme is chosen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    for (const theme of ['light', 'dark'] as const) {
      await themeChoice(page, theme).check()
      await region(page).scrollIntoViewIfNeeded()
      await expect(bars(page)).toHaveCount(rows.length * series.length)
      const labels = await drawing(page).locator('text').evaluateAll(measureContrasts)
      expect(labels.length).toBeGreaterThan(rows.length * series.length)
      for (const { text, contrast } of labels) expect(contrast, `${text} in the ${theme} theme`).toBeGreaterThan(4.5)
    }
  })

  test('shows both values of the hovered category, and updates at most once per frame', async ({ page }) => {
    await region(page).scrollIntoViewIfNeeded()
    const tooltip = region(page).getByRole('status')
    const [first] = rows
    await bars(page).first().hover()
    await expect(tooltip).toContainText(first.category)
    for (const { key, label } of series) await expect(tooltip).toContainText(`${label} : ${formatPounds(first[key])}`)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await bars(page).last().hover()
    await page.clock.runFor(Math.floor(chart.throttle))
    await expect(tooltip).toContainText(first.category)
    await page.clock.runFor(1)
    await expect(tooltip).toContainText(rows.at(-1)!.category)
  })

  test('is replaced by a message when its script fails, until the browser is online again', async ({ page, allow }) => {
    allow(/Failed to load resource|ERR_FAILED|ChunkLoadError/)
    await shortenRetryDelays(page)
    await gotoHydrated(page, '/essential')
    await page.route(SCRIPTS, (route) => route.abort())
    await region(page).scrollIntoViewIfNeeded()
    await expect(region(page).getByText(valueChart.failed)).toBeVisible()
    await page.getByText(valueChart.show, { exact: true }).click()
    await expect(figuresTable(page)).toBeVisible()
    await page.unroute(SCRIPTS)
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await expect(bars(page)).toHaveCount(rows.length * series.length)
    await expect(region(page).getByText(valueChart.failed)).toHaveCount(0)
  })

  test('is replaced by a message after fifteen seconds when its script never responds', async ({ page }) => {
    await page.clock.install()
    await holdRequests(page, SCRIPTS)
    const requested = page.waitForRequest(SCRIPTS)
    await region(page).scrollIntoViewIfNeeded()
    await requested
    await page.clock.fastForward(15_000)
    await expect(region(page).getByText(valueChart.failed)).toBeVisible()
  })
})
