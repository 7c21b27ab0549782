import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { phases, processPage } from '@/content/process'
import { site } from '@/content/site'
import type { Phase } from '@/content/types'
import { placePhases } from '@/lib/place-phases'
import { AXIS_WEEKS } from '@/lib/week-axis'
import { expectTextsInOrder, textsOf } from './support/layout'
import { boxesOf, readColours, takePicture } from './support/picture'
import { expect, test } from './support/test'

const { axis, action, closing, phaseLabel } = processPage
const allPhases: readonly Phase[] = phases
const places = placePhases(allPhases)
const phaseEntry = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

test.beforeEach(({ page }) => page.goto('/process'))

test('shows the phases, the differences and the strategy call', async ({ page }) => {
  for (const { number, title, duration, description, details, deliverable } of allPhases) {
    const texts = [`${phaseLabel} ${number}`, duration, title, description, ...details]
    await expectTextsInOrder(phaseEntry(page, title), [...texts, ...textsOf(deliverable ? [deliverable] : [])])
  }
  for (const { term, meaning } of processPage.glosses)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${term}: ${meaning}` })
        .last(),
    ).toBeVisible()
  await expectTextsInOrder(page.getByRole('main'), [...textsOf(difference.cards), closing.title, processPage.assurance])

  await expect(page.getByRole('link', { name: `${action.label} ${closing.newTab}`, exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.scheduling.strategy, { exact: true })).toBeVisible()
})

test('draws the phases to scale on one axis from edge to edge', async ({ page }) => {
  const weekAxis = page.getByRole('img', { name: axis.alt, exact: true })
  await expect(weekAxis.locator('[data-axis-week]')).toHaveCount(AXIS_WEEKS)
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    const weekWidth = width / AXIS_WEEKS
    for (const [index, { title, weeks }] of allPhases.entries()) {
      const entry = phaseEntry(page, title)
      const span = entry.locator('[data-weeks]')
      // The first phase's weeks are those of the axis on phones, and a block is its entry.
      const { isBlock } = places[index]!
      if (width === 360 && weeks.from === 1) continue
      const { x } = (await (width > 900 && isBlock ? entry : span).boundingBox())!
      expect(Math.abs(x - (weeks.from - 1) * weekWidth), `${title} at ${width} px`).toBeLessThan(5)
    }
  }
})

test('shows in white the weeks of the phase in view, and those of all phases without motion and on tablets', async ({
  page,
}) => {
  const weeksOf = ({ weeks: { from, to = AXIS_WEEKS } }: Phase) =>
    Array.from({ length: AXIS_WEEKS }, (_, index) => index + 1).filter((week) => week >= from && week <= to)
  /** Returns the weeks of the axis whose cells are white. */
  const whiteWeeks = async () => {
    const weeks = page.locator('[data-axis-week]')
    const [booked] = await readColours(weeks.first(), ['var(--booked)'])
    const boxes = await boxesOf(weeks)
    const picture = await takePicture(page)
    return boxes.flatMap((box, index) => (picture.shareOf(booked, box) > 0.5 ? [index + 1] : []))
  }
  const allWeeks = [...new Set(allPhases.flatMap(weeksOf))].sort((one, other) => one - other)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(whiteWeeks).toEqual(weeksOf(allPhases[0]!))
  for (const { title } of allPhases) {
    await phaseEntry(page, title).evaluate((entry) => {
      const { top, bottom } = entry.getBoundingClientRect()
      scrollBy({ top: (top + bottom) / 2 - innerHeight / 2, behavior: 'instant' })
    })
    // Neighbouring phases can be side by side.
    const inView = await Promise.all(
      allPhases.map(async (phase) => {
        const { y, height } = (await phaseEntry(page, phase.title).boundingBox())!
        return y < 450 && y + height > 450 ? weeksOf(phase) : []
      }),
    )
    await expect.poll(whiteWeeks, title).toEqual(inView.flat().sort((one, other) => one - other))
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(whiteWeeks).toEqual(allWeeks)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('img', { name: axis.alt, exact: true }).scrollIntoViewIfNeeded()
  await expect.poll(whiteWeeks).toEqual(allWeeks)
})

test('numbers each difference in a column of its own, on phones and on tablets', async ({ page }) => {
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [index, { title, text }] of difference.cards.entries()) {
      const card = cards.filter({ hasText: title })
      const [number] = await boxesOf(card.getByText(String(index + 1), { exact: true }))
      const [heading] = await boxesOf(card.getByRole('heading', { name: title }))
      const [paragraph] = await boxesOf(card.getByText(text))
      expect(heading!.x, title).toBeGreaterThanOrEqual(number!.x + number!.width)
      expect(number!.width, title).toBeGreaterThan(16)
      expect(paragraph!.x, title).toBeCloseTo(heading!.x, 0)
    }
  }
})
