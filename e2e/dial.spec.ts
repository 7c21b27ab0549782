import type { Page } from 'playwright/test'
import { figures } from '@/content/figures'
import { growthEngine } from '@/content/home'
import { region } from './support/controls'
import { editDocuments } from './support/requests'
import { expect, test } from './support/test'

const section = (page: Page) => region(page, growthEngine.title)
const time = (page: Page) => section(page).getByText(`${figures.replyMinutes}:00`, { exact: true })

test('exposes the reply time to screen readers once, at every scroll position', async ({ page }) => {
  await page.goto('/')
  for (const block of ['start', 'center', 'end'] as const) {
    await section(page).evaluate((element, place) => element.scrollIntoView({ block: place }), block)
    const tree = await section(page).ariaSnapshot()
    expect(tree.match(/\d+:\d\d/g)).toEqual([`${figures.replyMinutes}:00`])
    await expect(section(page).getByText(growthEngine.followUp.dial, { exact: true })).toHaveCount(1)
  }
})

test('shows the reply time in browsers without scroll-driven animations', async ({ page }) => {
  await editDocuments(page, (html) => html.replace(/\banimation-timeline:/g, 'animation-timeline-missing:'))
  await page.goto('/')
  await time(page).scrollIntoViewIfNeeded()
  await expect(time(page)).toBeInViewport()
})

/** What the dial shows: its time, whether its face is white, and which steps are lit, in their order. */
const readDial = (page: Page) =>
  section(page).evaluate((element) => {
    const stage = element.querySelector('.dial-stage')!.getBoundingClientRect()
    const opacity = (part: Element | null) => Number(getComputedStyle(part!).opacity)
    const isDone = opacity(element.querySelector('.dial-time > span')) === 1
    const digits = [...element.querySelectorAll('.dial-digits > span')].map(
      (digit) => /\d+$/.exec(getComputedStyle(digit).counterSet)?.[0],
    )
    return {
      top: Math.round(stage.top),
      time: isDone ? 'done' : `${digits[0]}:${digits.slice(1).join('')}`,
      isWhite: Number(getComputedStyle(element.querySelector('.dial-face')!).fillOpacity) === 1,
      lit: [...element.querySelectorAll('.dial-steps > li > :first-child')].map((title) => opacity(title) === 1),
    }
  })

for (const [width, height] of [
  [390, 664],
  [1440, 778],
] as const)
  test(`starts at the enquiry and ends with the reply in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await section(page).scrollIntoViewIfNeeded()
    const { top, bottom } = await section(page).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { top: box.top + scrollY, bottom: box.bottom + scrollY }
    })
    const seen: Awaited<ReturnType<typeof readDial>>[] = []
    for (let y = top - height / 2; y < bottom; y += height / 12) {
      await page.evaluate(async (position) => {
        scrollTo({ top: position, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, y)
      seen.push(await readDial(page))
    }
    for (const state of seen) {
      const [meta, google, enquiry, followUp, diary] = state.lit
      const message = `the dial of / at ${JSON.stringify(state)}`
      const isRunning = state.time !== 'done' && state.time !== '0:00'
      if (isRunning) expect([meta, google, enquiry], message).toEqual([true, true, true])
      expect([followUp, state.isWhite], message).toEqual([state.time === 'done', state.time === 'done'])
      if (diary) expect(state.time, message).toBe('done')
    }
    const times = seen.map((state) => state.time)
    expect(times, 'times of the dial while / is scrolled').toContain('0:00')
    expect(new Set(times).size, `the times of the dial: ${times}`).toBeGreaterThan(3)
    expect(times.at(-1), 'the last time of the dial').toBe('done')
    if (width < height) return
    const pinned = Math.min(...seen.filter((state) => state.time !== 'done').map((state) => state.top))
    const white = seen.filter((state) => state.isWhite && state.top === pinned)
    expect(white.length * (height / 12), 'pixels of scrolling over the white face').toBeGreaterThanOrEqual(300)
  })
