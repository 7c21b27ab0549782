import type { Locator, Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { phases, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { site } from '@/content/site'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { expectTextsInOrder, textsOf } from './support/layout'
import { expect, test } from './support/test'

const { axis, action, closing, phaseLabel } = processPage
const allPhases: readonly Phase[] = phases
const phaseEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test.beforeEach(({ page }) => page.goto('/process'))

test('shows the phases, the differences and the strategy call', async ({ page }) => {
  for (const [index, { title, duration, description, details, deliverable = '' }] of allPhases.entries()) {
    const texts = [`${phaseLabel} ${index + 1}`, duration, title, description, ...details, deliverable]
    await expectTextsInOrder(phaseEntry(page, title), texts)
  }
  await expectTextsInOrder(page.getByRole('main'), [...textsOf(difference.cards), closing.title, processPage.assurance])

  await expect(page.getByRole('link', { name: `${action.label} ${closing.newTab}`, exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.scheduling.strategy, { exact: true })).toBeVisible()
})

test('draws the phases to scale: on one axis on wide screens, on an axis for each phase on phones', async ({
  page,
}) => {
  const boxOf = async (place: Locator) => (await place.boundingBox())!
  await page.setViewportSize({ width: 1440, height: 900 })
  const sharedAxis = page.getByRole('img', { name: axis.alt, exact: true })
  await expect(sharedAxis.locator('[data-week]')).toHaveCount(AXIS_WEEKS)
  for (const { title, weeks } of allPhases) {
    const [whole, phase] = [await boxOf(sharedAxis), await boxOf(phaseEntry(page, title))]
    expect(phase.y - whole.y, title).toBeCloseTo((weeks.from - 1) * (whole.height / AXIS_WEEKS), -1)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  for (const { title, weeks } of allPhases) {
    const phase = phaseEntry(page, title)
    const [whole, filled] = [await boxOf(phase.locator('[data-axis]')), await boxOf(phase.locator('[data-weeks]'))]
    const week = whole.height / AXIS_WEEKS
    expect(filled.y - whole.y, title).toBeCloseTo((weeks.from - 1) * week, -1)
    expect(filled.height, title).toBeCloseTo(((weeks.to ?? AXIS_WEEKS) - weeks.from + 1) * week, -1)
    expect(whole.height, title).toBeCloseTo((await boxOf(phase)).height, -1)
  }
})
