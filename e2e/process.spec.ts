import { difference } from '@/content/difference'
import { phases, process } from '@/content/process'
import { site } from '@/content/site'
import { expect, test } from '@/e2e/support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/process')
})

test('shows the title and the way back home', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Our Patient Growth Framework' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

for (const phase of phases) {
  test(`phase ${phase.number} tells when it is and its five details`, async ({ page }) => {
    const entry = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: phase.title, exact: true }) })
    await expect(entry).toContainText(`${process.phaseLabel} ${phase.number}`)
    await expect(entry).toContainText(phase.duration)
    expect(phase.details).toHaveLength(5)
    await expect(entry.getByRole('listitem')).toHaveText([...phase.details])
    if ('deliverable' in phase) await expect(entry.getByText(phase.deliverable, { exact: true })).toBeVisible()
  })
}

test('on a wide screen the axis is drawn to scale', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const weeks = page.locator('[data-week]')
  await expect(weeks).toHaveCount(process.axis.weeks)
  const boxes = await weeks.evaluateAll((all) => all.map((week) => week.getBoundingClientRect().top))
  const steps = boxes.slice(1).map((top, index) => top - (boxes[index] ?? 0))
  // Slots without a phase are inset by 4 px; beyond that every week is as long as every other.
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(9)
})

test('on a phone every phase has the whole axis beside it, with its own weeks filled to scale', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { title, weeks } of phases) {
    const last = 'to' in weeks ? weeks.to : process.axis.weeks
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    const axis = await entry.locator('[data-axis]').boundingBox()
    const filled = await entry.locator('[data-weeks]').boundingBox()
    const text = await entry.boundingBox()
    if (!axis || !filled || !text) throw new Error(`${title} has no axis`)
    const week = axis.height / process.axis.weeks
    expect(Math.abs(filled.y - axis.y - (weeks.from - 1) * week)).toBeLessThan(2)
    expect(Math.abs(filled.height - (last - weeks.from + 1) * week)).toBeLessThan(2)
    expect(Math.abs(axis.height - text.height)).toBeLessThan(2)
  }
})

test('on a wide screen every phase stands exactly at its first week', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { title, weeks } of phases) {
    const week = await page.locator(`[data-week="${weeks.from}"]`).boundingBox()
    const entry = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .boundingBox()
    expect(Math.abs((week?.y ?? 0) - (entry?.y ?? Infinity))).toBeLessThan(2)
  }
})

test('shows the four cards of the difference', async ({ page }) => {
  const region = page.getByRole('region', { name: 'The Difference' })
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(difference.cards.map(({ title }) => title))
  for (const { text } of difference.cards) await expect(region.getByText(text)).toBeVisible()
})

test('books the strategy call on the scheduling page in a new tab', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Book Your Strategy Call (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', new RegExp(`^${site.scheduling.strategy}`))
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(
    page.getByText('✓ No pressure, ✓ 45-minute call, ✓ Actionable insights guaranteed', { exact: true }),
  ).toBeVisible()
})

test('prints as a document: no bars, no buttons, light paper, the address of the call', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  for (const link of await page.getByRole('link', { name: /^book /i }).all()) await expect(link).toBeHidden()
  await expect(page.getByRole('group', { name: 'Colour theme' })).toBeHidden()
  await expect(page.getByText(site.scheduling.strategy, { exact: true })).toBeVisible()
  await expect(page.getByText('https://www.example.com/process')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(16, 32, 28)')
})
