import type { Locator, Page } from 'playwright/test'
import { funnel, valueChart } from '@/content/essential'
import { gotoHydrated, SCRIPTS } from './support/page'
import { chart, pounds } from './support/specification'
import { expect, test } from './support/test'

const region = (page: Page) => page.getByRole('region', { name: 'How Value Compounds Over Time' })
const bars = (page: Page) => region(page).locator('.recharts-bar-rectangle path')
const BARS = chart.points.length * chart.series.length

/** How wide each step of the funnel is drawn at its middle, in pixels; its outline is cut from a wider box. */
const drawnWidths = (steps: Locator) =>
  steps.evaluateAll((all) =>
    all.map((step) => {
      const band = [...step.children].find((part) => getComputedStyle(part).clipPath !== 'none')!
      band.scrollIntoView({ block: 'center' })
      const { top, height } = band.getBoundingClientRect()
      const hits = (x: number) => document.elementsFromPoint(x, top + height / 2).includes(band)
      return Array.from({ length: innerWidth }, (_, x) => x).filter(hits).length
    }),
  )

test('each step of the funnel is narrower than the one above', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/essential')
  const steps = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
  await expect(steps.getByRole('heading')).toHaveText(funnel.bands.map(({ title }) => title))
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [first = 0, ...below] = await drawnWidths(steps)
    expect(first).toBeGreaterThan(width / 4)
    expect(below.at(-1)).toBeGreaterThan(0)
    for (const [index, narrower] of below.entries()) expect(narrower).toBeLessThan([first, ...below][index]!)
  }
})

test.describe('the chart', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('comes when it nears the screen, moves nothing, and says the same as its table', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await gotoHydrated(page, '/essential')
    await page.waitForLoadState('networkidle')
    const drawing = region(page).locator('.recharts-wrapper')
    await expect(drawing).toHaveCount(0)
    const height = () => region(page).evaluate((element) => element.getBoundingClientRect().height)
    const reserved = await height()
    await region(page).scrollIntoViewIfNeeded()
    await expect(bars(page)).toHaveCount(BARS)
    expect(await height()).toBe(reserved)
    await expect(drawing).toHaveCSS('height', `${chart.height}px`)
    const heights = await bars(page).evaluateAll((all) => all.map((bar) => (bar as SVGPathElement).getBBox().height))
    expect(new Set(heights)).toEqual(new Set([chart.barSize]))
    await expect(drawing.getByText(pounds(chart.axisMaximum))).toBeVisible()
    for (const name of chart.series) {
      await expect(region(page).getByRole('list').getByText(name, { exact: true })).toBeVisible()
    }
    await page.getByText(valueChart.show, { exact: true }).click()
    const table = page.getByRole('table', { name: valueChart.caption })
    const named = page.getByRole('application', { name: valueChart.caption })
    for (const [category, ...values] of chart.points) {
      const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: category }) })
      await expect(row.getByRole('cell')).toHaveText(values.map(pounds))
      // A long name stands on two lines.
      for (const word of category.split(' ')) await expect(named).toContainText(word)
      for (const value of values) await expect(named.getByText(pounds(value)).first()).toBeVisible()
    }
    await page.emulateMedia({ forcedColors: 'active' })
    const opacities = await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fillOpacity))
    expect(new Set(opacities).size, 'series are told apart without their colours').toBe(chart.series.length)
  })

  test('shows both values where the pointer is, and follows it at most once in a frame', async ({ page }) => {
    await page.goto('/essential')
    await region(page).scrollIntoViewIfNeeded()
    await expect(bars(page)).toHaveCount(BARS)
    const shown = region(page).locator('.recharts-tooltip-wrapper')
    await bars(page).first().hover()
    const [[first, ...values], [second]] = chart.points
    await expect(shown).toContainText(first)
    for (const [index, name] of chart.series.entries()) {
      await expect(shown).toContainText(`${name} : ${pounds(values[index]!)}`)
    }
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await bars(page).nth(1).hover()
    await page.clock.runFor(Math.floor(chart.throttle))
    await expect(shown).toContainText(first)
    await page.clock.runFor(1)
    await expect(shown).toContainText(second)
  })
})

test('a chart that cannot be fetched leaves a sentence and its table', async ({ page, allow }) => {
  allow(/Failed to load resource|ERR_FAILED|ChunkLoadError/)
  await page.setViewportSize({ width: 1280, height: 600 })
  await gotoHydrated(page, '/essential')
  await page.route(SCRIPTS, (route) => route.abort())
  await region(page).scrollIntoViewIfNeeded()
  await expect(region(page).getByText(valueChart.failed)).toBeVisible()
  await page.getByText(valueChart.show, { exact: true }).click()
  await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
})
