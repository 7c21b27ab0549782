import type { Page } from 'playwright/test'
import { funnel, valueChart } from '@/content/essential'
import { siteLayout } from '@/content/site-layout'
import { diary } from '@/content/home'
import { phases, process as framework } from '@/content/process'
import type { Path } from '@/content/types'
import { testimonials } from '@/content/website'
import { chartRows, chartSeries } from '@/lib/prices/chart-rows'
import { pageTitle } from '@/lib/seo/metadata'
import { formatPounds } from '@/lib/prices/money'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expect, test } from '@/e2e/support/test'
import { visit, visits } from '@/e2e/support/visits'

/** The levels of the headings that a screen reader lists, in their order. */
const outline = (page: Page) =>
  page.getByRole('heading').evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))

/** Texts with a pound sign that is not followed, in the same piece of text, by its whole sum. */
const brokenSums = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (textContent?.includes('£') && !parentElement?.closest('script, noscript')) texts.push(textContent)
    }
    return texts.filter((text) => text.replaceAll(/£\d{1,3}(,\d{3})*(?![\d,]\d)/g, '').includes('£'))
  })

for (const place of visits) {
  test(`${place.path} has an unbroken outline, named landmarks and whole sums`, async ({ page, allow }) => {
    await visit(page, place, allow)
    const levels = await outline(page)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    levels
      .slice(1)
      .forEach((level, index) =>
        expect(level, `heading ${index + 2} of ${levels}`).toBeLessThanOrEqual(levels[index]! + 1),
      )

    for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
    for (const role of ['region', 'complementary', 'navigation'] as const) {
      for (const landmark of await page.getByRole(role).all()) await expect(landmark).toHaveAccessibleName(/\S/)
    }
    const floating = page.getByRole('complementary', { name: siteLayout.floatingName })
    await expect(floating).toHaveCount(place.row.floatingButton ? 1 : 0)
    expect(await brokenSums(page)).toEqual([])
  })
}

const steps: readonly [Path, Path, string][] = [
  ['/', '/book', siteLayout.topBarAction.label],
  ['/process', '/', framework.back.label],
]
for (const [from, to, name] of steps) {
  test(`from ${from} to ${to} inside the app, focus moves to the new page and its title is announced`, async ({
    page,
  }) => {
    await gotoHydrated(page, from)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name, exact: true }).first().press('Enter')
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle(pageTitle(to))
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // The framework announces the title, or the main heading where that is there first.
    const announced = page.locator('next-route-announcer [aria-live="assertive"]')
    await expect.poll(async () => [pageTitle(to), heading].includes(await announced.innerText())).toBe(true)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
}

test('the value chart and its table say the same', async ({ page }) => {
  await gotoHydrated(page, '/essential')
  await page.getByText(valueChart.show, { exact: true }).click()
  const table = page.getByRole('table', { name: valueChart.caption })
  const chart = page.getByRole('application', { name: valueChart.caption })
  const series = chartSeries(valueChart.points).map((entry) => entry.series)
  for (const row of chartRows(valueChart.points)) {
    const cells = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row.category }) })
      .getByRole('cell')
    await expect(cells).toHaveText(series.map((name) => formatPounds(row[name])))
    // A long name stands on two lines.
    for (const word of row.category.split(' ')) await expect(chart).toContainText(word)
    for (const name of series) await expect(chart).toContainText(formatPounds(row[name]))
  }
})

test('the funnel is a list whose steps stand in their order', async ({ page }) => {
  await page.goto('/essential')
  const bands = page.getByRole('region', { name: funnel.title }).getByRole('listitem')
  await expect(bands).toHaveCount(funnel.bands.length)
  for (const [step, { title, text }] of funnel.bands.entries()) {
    await expect(bands.nth(step)).toContainText(title)
    await expect(bands.nth(step)).toContainText(text)
  }
})

test('the diary says in its sentence what it shows', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: diary.alt })).toBeVisible()
  const sentence = diary.alt.toLowerCase()
  for (const treatment of Object.values(diary.treatments)) expect(sentence).toContain(treatment.toLowerCase())
})

test('every rating is read out as one sentence', async ({ page }) => {
  await page.goto('/website')
  const quotations = page.getByRole('region', { name: testimonials.title })
  await expect(quotations.getByRole('img', { name: testimonials.rating })).toHaveCount(testimonials.items.length)
  await expect(quotations.getByRole('img')).toHaveCount(testimonials.items.length)
})

test('the time axis says in its sentence what the phases beside it say', async ({ page }) => {
  await page.goto('/process')
  await expect(page.getByRole('img', { name: framework.axis.alt })).toBeVisible()
  for (const { number, weeks, title, duration } of phases) {
    expect(framework.axis.alt).toContain(`phase ${number}`)
    expect(framework.axis.alt).toContain(`week ${weeks.from}`)
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(entry).toContainText(duration)
  }
})
