import type { Locator, Page } from 'playwright/test'
import { funnel, valueChart } from '@/content/essential'
import { chartRows } from '@/lib/chart-rows'
import { formatPounds } from '@/lib/prices/money'
import { pointAt, themeChoice } from './support/controls'
import { boxesOf, readColours, takePicture } from './support/picture'
import { gotoHydrated, SCRIPTS, setBrowserFont, shortenRetryDelays } from './support/visit'
import { expect, test } from './support/test'

/** Pixels: the height of .value-plot in components/essential/value-chart.css, and BAR_SIZE in value-bars.tsx. */
const chart = { height: 380, barSize: 28 }
const { axisMaximum } = valueChart
const { series, rows } = chartRows(valueChart.points)
const region = (page: Page) => page.getByRole('region', { name: valueChart.title })
const drawing = (page: Page) => region(page).getByRole('img', { name: valueChart.caption })
const bars = (page: Page) => drawing(page).locator('.recharts-bar-rectangle path')
const figuresTable = (page: Page) => page.getByRole('table', { name: valueChart.caption })

test('shows the bands of its funnel in order', async ({ page }) => {
  await page.goto('/essential')
  const stages = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
  await expect(stages.getByRole('heading')).toHaveText(funnel.bands.map(({ title }) => title))
})

for (const width of [320, 360, 768, 1440])
  test(`the bands of the funnel get narrower and heavier, and the last one is white, at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/essential')
    await page.evaluate(() => document.fonts.ready)
    const stages = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
    const bands = await stages.evaluateAll((all) =>
      all.map((band) => ({
        width: band.getBoundingClientRect().width,
        weight: Number(getComputedStyle(band.querySelector('h3')!).fontWeight),
        isCut: band.scrollWidth > band.clientWidth,
      })),
    )
    for (const [index, band] of bands.slice(1).entries()) {
      expect(band.width).toBeLessThan(bands[index]!.width)
      expect(band.weight).toBeGreaterThan(bands[index]!.weight)
    }
    expect(bands.filter(({ isCut }) => isCut)).toEqual([])
    const [booked] = await readColours(stages.first(), ['var(--booked)'])
    const areWhite: boolean[] = []
    for (const stage of await stages.all()) {
      await stage.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const [box] = await boxesOf(stage)
      areWhite.push((await takePicture(page)).shareOf(booked, box!) > 0.5)
    }
    expect(areWhite).toEqual(bands.map((_, index) => index === bands.length - 1))
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
    await pointAt(bars(page).first())
    for (const [index, { label }] of series.entries())
      await expect(region(page).getByRole('status')).toContainText(`${label}: ${formatPounds(rows[0]!.values[index]!)}`)

    await page.getByText(valueChart.show, { exact: true }).click()
    const figures = rows.flatMap(({ values }) => values.map(formatPounds))
    await expect(figuresTable(page).getByRole('rowheader')).toHaveText(rows.map(({ category }) => category))
    await expect(figuresTable(page).getByRole('cell')).toHaveText(figures)
    for (const figure of figures) await expect(drawing(page).getByText(figure).first()).toBeVisible()
    // A long category wraps onto two lines.
    for (const word of rows.flatMap(({ category }) => category.split(' ')))
      await expect(drawing(page)).toContainText(word)

    // Keyboard users have the table instead of the drawing.
    await expect(
      region(page)
        .locator('[tabindex="0"]')
        .filter({ hasNot: page.getByRole('table') }),
    ).toHaveCount(0)

    // The chosen theme does not change the system's colours.
    await themeChoice(page, 'light').check()
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    const fillsOf = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).fill))
    expect(new Set(await fillsOf(bars(page))).size, 'the series differ by more than colour').toBe(series.length)
    const systemColour = await page.evaluate(() => getComputedStyle(document.documentElement).color)
    expect(new Set(await fillsOf(drawing(page).locator('text')))).toEqual(new Set([systemColour]))
  })

  test('has a table whose figures can be scrolled into view in a large font', async ({ page }) => {
    await setBrowserFont(page, 32)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByText(valueChart.show, { exact: true }).click()
    for (const cell of await figuresTable(page).getByRole('cell').all()) {
      await cell.scrollIntoViewIfNeeded()
      const [box] = await boxesOf(cell)
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(320)
    }
  })

  test('logs nothing when the page is printed', async ({ page }) => {
    const logged: string[] = []
    await region(page).scrollIntoViewIfNeeded()
    await expect(bars(page)).toHaveCount(rows.length * series.length)
    page.on('console', (message) => logged.push(message.text()))
    await page.emulateMedia({ media: 'print' })
    await expect(drawing(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(bars(page)).toHaveCount(rows.length * series.length)
    expect(logged).toEqual([])
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
})
