import type { Page } from 'playwright/test'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import { region } from './support/controls'
import { boxesOf, differenceOf, readColours, takePicture } from './support/picture'
import { withoutScrollTimelines } from './support/visit'
import { expect, test } from './support/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

const section = (page: Page) => region(page, engine.title)
const dial = (page: Page) => section(page).locator('.dial')
const end = (page: Page) => dial(page).getByText(`${figures.replyMinutes}:00`, { exact: true })

/** Scrolls through the section, and returns the scroll positions between which the dial does not move in the window. */
const pinnedRange = (page: Page) =>
  dial(page).evaluate((element) => {
    const STEP = 20
    const topAt = (position: number) => {
      scrollTo({ top: position, behavior: 'instant' })
      return Math.round(element.getBoundingClientRect().top)
    }
    const { top, bottom } = element.closest('section')!.getBoundingClientRect()
    const first = Math.max(0, scrollY + top - innerHeight)
    const pinned: number[] = []
    for (let position = first; position < first + bottom - top + innerHeight; position += STEP)
      if (topAt(position) === topAt(position + STEP)) pinned.push(position)
    return pinned.length > 0 ? { from: pinned[0]!, to: pinned.at(-1)! + STEP } : undefined
  })

const scrollPage = (page: Page, position: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), position)

/** Returns whether the face of the dial is white, or undefined while it is being filled. */
async function isFilled(page: Page): Promise<boolean | undefined> {
  const [booked] = await readColours(dial(page), ['var(--booked)'])
  const [{ x, y, width, height } = { x: 0, y: 0, width: 0, height: 0 }] = await boxesOf(dial(page))
  // Within the ring and around the figures.
  const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
  const white = (await takePicture(page)).shareOf(booked, middle)
  if (white > 0.5) return true
  return white === 0 ? false : undefined
}

for (const size of SIZES) {
  test(`pins the dial while the scroll runs it, and fills it at its end, at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    const { from, to } = (await pinnedRange(page))!
    expect(to - from).toBeGreaterThan(size.height / 2)
    await scrollPage(page, from)
    await expect.poll(() => isFilled(page)).toBe(false)
    await scrollPage(page, to)
    await expect.poll(() => isFilled(page)).toBe(true)
  })
}

test('runs the dial with the scroll alone, forwards and back', async ({ page }) => {
  await page.goto('/')
  const { from, to } = (await pinnedRange(page))!
  await scrollPage(page, from)
  await expect.poll(() => isFilled(page)).toBe(false)
  const [box] = await boxesOf(dial(page))
  const start = await takePicture(page)
  const change = async () => differenceOf(start, await takePicture(page), box!)
  await scrollPage(page, (from + to) / 2)
  await expect.poll(change).toBeGreaterThan(0.01)
  await scrollPage(page, from)
  await expect.poll(change).toBe(0)
})

for (const size of SIZES) {
  test(`shows the end of the dial, unpinned, by keyboard, from a link and without motion at ${size.width} px`, async ({
    page,
  }) => {
    const expectEnd = async () => {
      await expect.poll(() => isFilled(page)).toBe(true)
      expect(await pinnedRange(page)).toBeUndefined()
      await expect(end(page)).toHaveCount(1)
    }
    await page.setViewportSize(size)
    await page.goto('/')
    const link = section(page).getByRole('link', { name: engine.action.label })
    await link.focus()
    // Shows the focus.
    await page.keyboard.press('Shift')
    await expect(link).toBeInViewport({ ratio: 1 })
    await dial(page).scrollIntoViewIfNeeded()
    await expectEnd()

    await page.goto('/offer')
    await page.goto('/#engine')
    await expect(section(page).getByRole('heading', { name: engine.title })).toBeInViewport()
    await dial(page).scrollIntoViewIfNeeded()
    await expectEnd()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await dial(page).scrollIntoViewIfNeeded()
    await expectEnd()
  })

  test(`shows the end of the dial in browsers without scroll-driven animations, at ${size.width} px`, async ({
    page,
  }) => {
    await withoutScrollTimelines(page)
    await page.setViewportSize(size)
    await page.goto('/')
    await dial(page).scrollIntoViewIfNeeded()
    await expect.poll(() => isFilled(page)).toBe(true)
    expect(await pinnedRange(page)).toBeUndefined()
  })
}

test('shows a step that find in page finds, whichever part of the dial is pinned', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto('/')
    for (const heading of await section(page).getByRole('heading', { level: 3 }).all()) {
      const title = (await heading.textContent())!
      await heading.evaluate((element, text) => {
        getSelection()!.collapse(element, 0)
        ;(window as unknown as { find(text: string): boolean }).find(text)
      }, title)
      const isShown = () =>
        heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect()
          return element === document.elementFromPoint(left + 4, top + height / 2)
        })
      await expect.poll(isShown, `${title} at ${size.width} px`).toBe(true)
    }
  }
})
