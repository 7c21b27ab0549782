import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { phases, processPage } from '@/content/process'
import { site } from '@/content/site'
import { expectReads } from './support/layout'
import { quoted } from './support/specification'
import { expect, test } from './support/test'

const phase = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })

test('shows the phases, the difference and the way to the strategy call', async ({ page }) => {
  await page.goto('/process')
  for (const { title, description } of phases) await expect(phase(page, title)).toContainText(description)
  await expect(page.getByRole('img', { name: processPage.axis.alt })).toBeVisible()

  const cards = page.getByRole('region', { name: difference.title })
  await expectReads(
    cards,
    difference.cards.flatMap(({ title, text }) => [title, text]),
  )

  const call = page.getByRole('link', { name: `${quoted.strategyCall} (opens in a new tab)` })
  await expect(call).toHaveAttribute('href', new RegExp(`^${site.scheduling.strategy}`))
  await expect(call).toHaveAttribute('target', '_blank')
  await expect(call).toHaveAttribute('rel', /noopener/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(site.scheduling.strategy, { exact: true })).toBeVisible()
})

test('on a wide screen the axis is drawn to scale, and every phase stands at its first week', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/process')
  const weeks = page.locator('[data-week]')
  await expect(weeks).toHaveCount(processPage.axis.weeks)
  const tops = await weeks.evaluateAll((all) => all.map((week) => week.getBoundingClientRect().top))
  const steps = tops.slice(1).map((top, index) => top - tops[index]!)
  // Slots without a phase are inset by 4 px; beyond that every week is as long as every other.
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(9)
  for (const { title, weeks } of phases) {
    const text = (await phase(page, title).boundingBox())!
    expect(Math.abs(tops[weeks.from - 1]! - text.y)).toBeLessThan(2)
  }
})

test('on a phone every phase has the whole axis beside it, with its own weeks filled to scale', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/process')
  for (const { title, weeks } of phases) {
    const last = 'to' in weeks ? weeks.to : processPage.axis.weeks
    const axis = (await phase(page, title).locator('[data-axis]').boundingBox())!
    const filled = (await phase(page, title).locator('[data-weeks]').boundingBox())!
    const text = (await phase(page, title).boundingBox())!
    const week = axis.height / processPage.axis.weeks
    expect(Math.abs(filled.y - axis.y - (weeks.from - 1) * week)).toBeLessThan(2)
    expect(Math.abs(filled.height - (last - weeks.from + 1) * week)).toBeLessThan(2)
    expect(Math.abs(axis.height - text.height)).toBeLessThan(2)
  }
})
