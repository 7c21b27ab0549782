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

/** Progress of the dial's run, or none while nothing runs it. */
const progress = (page: Page) =>
  page.evaluate(() => {
    const run = document.getAnimations().find((animation) => (animation as CSSAnimation).animationName === 'run-dial')
    return run?.effect!.getComputedTiming().progress ?? undefined
  })

/** Scrolls the time to a place in the window, as a share of its height. */
const scrollTimeTo = (page: Page, place: number) =>
  time(page).evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect()
    scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' })
  }, place)

for (const [width, height] of [
  [390, 664],
  [820, 1080],
  [844, 390],
] as const)
  test(`runs until the middle of a window of ${width} × ${height}, and keeps its final state`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await scrollTimeTo(page, 0.75)
    await expect.poll(() => progress(page), 'the dial below the middle of the window').toBeLessThan(0.7)
    for (const place of [0.4, 0.1]) {
      await scrollTimeTo(page, place)
      await expect.poll(() => progress(page), `the dial at ${place} of the window`).toBe(1)
    }
  })
