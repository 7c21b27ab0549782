import type { Page } from 'playwright/test'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import { region } from './support/controls'
import { withoutScrollTimelines } from './support/conditions'
import { expect, test } from './support/test'

const section = (page: Page) => region(page, engine.title)
const time = (page: Page) => section(page).getByText(`${figures.replyMinutes}:00`, { exact: true })

test('exposes the reply time to screen readers once, at every scroll position', async ({ page }) => {
  await page.goto('/')
  for (const block of ['start', 'center', 'end'] as const) {
    await section(page).evaluate((element, place) => element.scrollIntoView({ block: place }), block)
    const tree = await section(page).ariaSnapshot()
    expect(tree.match(/\d:\d\d/g)).toEqual([`${figures.replyMinutes}:00`])
    await expect(section(page).getByText(engine.followUp.dial, { exact: true })).toHaveCount(1)
  }
})

test('keeps focused links, the target of a URL and every heading uncovered', async ({ page }) => {
  await page.goto('/')
  const link = section(page).getByRole('link', { name: engine.action.label })
  await link.focus()
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.goto('/offer')
  await page.goto('/#engine')
  await expect(section(page).getByRole('heading', { name: engine.title })).toBeInViewport()
  for (const heading of await section(page).getByRole('heading', { level: 3 }).all()) {
    await heading.scrollIntoViewIfNeeded()
    // Fails where the dial covers it.
    await heading.click()
  }
})

test('shows the reply time in browsers without scroll-driven animations', async ({ page }) => {
  await withoutScrollTimelines(page)
  await page.goto('/')
  await time(page).scrollIntoViewIfNeeded()
  await expect(time(page)).toBeInViewport()
})
