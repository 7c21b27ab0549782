import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { phases, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { site } from '@/content/site'
import { expectTextsInOrder } from './support/layout'
import { expect, test } from './support/test'

const { axis, action, closing } = processPage
const allPhases: readonly Phase[] = phases
const phaseEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test('shows the phases, the differences and a link to the strategy call that opens in a new tab', async ({ page }) => {
  await page.goto('/process')
  for (const [index, { title, duration, description, details, deliverable }] of allPhases.entries()) {
    const texts = [`${processPage.phaseLabel} ${index + 1}`, duration, title, description, ...details]
    await expectTextsInOrder(phaseEntry(page, title), deliverable ? [...texts, deliverable] : texts)
  }
  const differences = difference.cards.flatMap(({ title, text }) => [title, text])
  await expectTextsInOrder(page.getByRole('region', { name: difference.title, exact: true }), differences)
  await expectTextsInOrder(page.getByRole('main'), [closing.title, processPage.assurance])

  const link = page.getByRole('link', { name: `${action.label} ${closing.newTab}`, exact: true })
  expect(await link.getAttribute('href')).toContain(site.scheduling.strategy)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.scheduling.strategy, { exact: true })).toBeVisible()
})

test('draws the phases to scale: on one axis on wide screens, on an axis for each phase on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/process')
  await expect(page.getByRole('img', { name: axis.alt, exact: true })).toBeVisible()
  const weekTops = await page
    .locator('[data-week]')
    .evaluateAll((weeks) => weeks.map((week) => week.getBoundingClientRect().top))
  expect(weekTops).toHaveLength(axis.weeks)
  const steps = weekTops.slice(1).map((top, index) => top - weekTops[index]!)
  // Weeks without a phase are inset by 4 pixels at both ends.
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(9)
  for (const { title, weeks } of allPhases) {
    const { y } = (await phaseEntry(page, title).boundingBox())!
    expect(Math.abs(weekTops[weeks.from - 1]! - y), title).toBeLessThan(2)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  for (const { title, weeks } of allPhases) {
    const boxOf = async (selector: string) => (await phaseEntry(page, title).locator(selector).boundingBox())!
    const [whole, filled] = [await boxOf('[data-axis]'), await boxOf('[data-weeks]')]
    const week = whole.height / axis.weeks
    expect(Math.abs(filled.y - whole.y - (weeks.from - 1) * week), title).toBeLessThan(2)
    expect(Math.abs(filled.height - ((weeks.to ?? axis.weeks) - weeks.from + 1) * week), title).toBeLessThan(2)
    expect(Math.abs(whole.height - (await phaseEntry(page, title).boundingBox())!.height), title).toBeLessThan(2)
  }
})
