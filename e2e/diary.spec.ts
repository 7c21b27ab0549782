import type { Locator, Page } from 'playwright/test'
import { diary as delivered } from '@/content/home'
import type { DiaryWeek } from '@/content/types'
import { finishAnimations, pauseAnimationsAt } from './support/animations'
import { bookLink, floatingButton, mainHeading, region } from './support/controls'
import { overlappingTexts } from './support/layout'
import { ownDiary, ownHero, serveHero } from './support/own-content'
import { boxesOf, readColours, takePicture } from './support/picture'
import { holdRequests, SCRIPTS } from './support/visit'
import { expect, test } from './support/test'

/** White is booked, and red an enquiry that is not. In between, one turns into the other. */
type Look = 'white' | 'red' | 'empty' | 'between'

/** Returns what a visitor sees at the end of each slot of a week, row by row. */
const endOfWeek = ({ days, week, underWay }: DiaryWeek) =>
  Object.entries(week).flatMap(([time, treatments]) =>
    treatments.map((treatment, day): Look => {
      if (treatment === null) return 'empty'
      return underWay[`${days[day]} ${time}`] ? 'red' : 'white'
    }),
  )

const { days } = ownDiary
const ownEnd = endOfWeek(ownDiary)
/** A day whose appointments are all booked is white in the headline, and a day with one that is not is red. */
const endOfDays = days.map((_, day) => lookOfDay(ownEnd, day))

function lookOfDay(slots: readonly Look[], day: number): Look {
  const looks = slots.filter((_, index) => index % days.length === day && ownEnd[index] !== 'empty')
  if (looks.includes('between')) return 'between'
  if (looks.includes('red')) return 'red'
  return looks.every((one) => one === 'white') ? 'white' : 'empty'
}

const diaryWeek = (page: Page) => page.locator('[data-diary]')
const diarySlots = (page: Page) => diaryWeek(page).locator('.diary-slot')
const dots = (page: Page) => mainHeading(page).locator('[data-day]')

/** Looks at the slots of the diary and at the dots of the headline, which have to be in the window. */
async function look(page: Page): Promise<{ slots: Look[]; dots: Look[] }> {
  const [booked, red, redText, ground] = await readColours(diaryWeek(page), [
    'var(--booked)',
    'var(--red)',
    'var(--red-text)',
    'var(--gum)',
  ])
  const slotBoxes = await boxesOf(diarySlots(page))
  const dotBoxes = await boxesOf(dots(page))
  const picture = await takePicture(page)
  return {
    slots: slotBoxes.map(({ x, y, width, height }) => {
      // Without the lines of the grid.
      const inside = { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }
      const white = picture.shareOf(booked, inside)
      const plain = picture.shareOf(ground, inside)
      if (white > 0.5 && plain < 0.01) return 'white'
      if (plain > 0.99) return 'empty'
      return white < 0.01 && picture.shareOf(redText, inside) > 0 ? 'red' : 'between'
    }),
    dots: dotBoxes.map(({ x, y, width, height }) => {
      const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
      if (picture.shareOf(booked, middle) > 0.9) return 'white'
      return picture.shareOf(red, middle) > 0.9 ? 'red' : 'between'
    }),
  }
}

test('shows the button, the promise and rows of the diary in the first screen of phones', async ({ page }) => {
  await serveHero(page)
  for (const [width, height, rows] of [
    [360, 740, 1],
    [390, 844, 2],
    [390, 664, 0],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { y: end } = (await floatingButton(page).boundingBox())!
    const first = region(page, ownHero.title)
    const parts = [first.getByRole('link', { name: ownHero.action.label }), first.getByText(ownHero.promise)]
    const slots = await diarySlots(page).all()
    for (const part of [...parts, ...slots.slice(0, rows * days.length)]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height, `${width} × ${height}`).toBeLessThanOrEqual(end)
    }
  }
})

for (const day of days) {
  test(`shows the highlighted slot of ${day} whole in the first screen of a desktop`, async ({ page }) => {
    const time = '10:30'
    await serveHero(page, {}, { highlight: `${day} ${time}` })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    // Its large figures are the only slot with this time.
    const { y, height } = (await diarySlots(page).filter({ hasText: time }).boundingBox())!
    expect(y + height).toBeLessThanOrEqual((await floatingButton(page).boundingBox())!.y)
  })
}

test('the tagline begins with the text of a day beside the headline, whichever day is highlighted', async ({
  page,
}) => {
  const taglineDays = { Mon: 'Thu', Wed: 'Thu', Fri: 'Fri' }
  const leftOf = (place: Locator) =>
    place.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().left
    })
  for (const [highlighted, above] of Object.entries(taglineDays)) {
    await serveHero(page, {}, { highlight: `${highlighted} 10:30` })
    for (const width of [900, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const message = `${highlighted} at ${width} px`
      const left = await leftOf(page.getByText(ownHero.tagline, { exact: true }))
      const dayLeft = await leftOf(diaryWeek(page).getByText(above, { exact: true }))
      expect(Math.abs(left - dayLeft), message).toBeLessThan(2)
      expect(await overlappingTexts(page), message).toEqual([])
    }
    await page.unrouteAll()
  }
})

test('the tagline is next to the headline or below it, and overlaps no line of it', async ({ page }) => {
  for (const { title = ownHero.title, highlight, isBeside } of [
    // Thursday begins above the headline, and Friday is too narrow.
    { highlight: 'Thu 10:30', isBeside: true },
    { title: 'Patients for careful private dentists', highlight: 'Tue 10:30', isBeside: false },
  ]) {
    await serveHero(page, { title }, { highlight })
    for (const width of [900, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      const message = `${title}, ${highlight} at ${width} px`
      const heading = (await mainHeading(page).boundingBox())!
      const tagline = (await page.getByText(ownHero.tagline, { exact: true }).boundingBox())!
      expect(tagline.y < heading.y + heading.height, message).toBe(isBeside)
      expect(await overlappingTexts(page), message).toEqual([])
    }
    await page.unrouteAll()
  }
})

test('fills the week when it is in view, and shows it filled on paper and without motion', async ({ page }) => {
  const deliveredEnd = endOfWeek(delivered)
  await holdRequests(page, SCRIPTS)
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/')
  const countAnimations = () => diaryWeek(page).evaluate((element) => element.getAnimations({ subtree: true }).length)
  expect(await countAnimations()).toBe(0)
  // High enough for a headline of more lines.
  await page.setViewportSize({ width: 360, height: 1600 })
  await expect.poll(countAnimations).toBeGreaterThan(0)
  await pauseAnimationsAt(diaryWeek(page), 0)
  expect((await look(page)).slots).not.toEqual(deliveredEnd)
  await finishAnimations(page)
  await pauseAnimationsAt(diaryWeek(page), 5000)
  expect((await look(page)).slots).toEqual(deliveredEnd)

  await page.goto('/')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await look(page)).slots).toEqual(deliveredEnd)
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  // Paper is white.
  const printed = (await look(page)).slots.map((seen) => seen === 'empty')
  expect(printed).toEqual(deliveredEnd.map((end) => end === 'empty'))
})

test.describe('the dots of the headline', () => {
  test.beforeEach(({ page }) => serveHero(page))

  test('wait for the diary, and turn red and white in step with its slots', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await expect(dots(page).first()).toBeHidden()
    await page.setViewportSize({ width: 360, height: 1200 })
    await expect(dots(page).first()).toBeVisible()
    for (const time of [0, 500, 1000, 2000, 3000, 4000]) {
      await pauseAnimationsAt(page.locator('html'), time)
      const seen = await look(page)
      for (const day of days.keys()) {
        const expected = lookOfDay(seen.slots, day)
        const message = `${days[day]} after ${time} ms`
        // A day is red between two of its enquiries.
        if (expected === 'empty') expect(seen.dots[day], message).not.toBe('white')
        else if (expected !== 'between') expect(seen.dots[day], message).toBe(expected)
      }
    }
    await pauseAnimationsAt(page.locator('html'), 5000)
    expect(await look(page)).toEqual({ slots: ownEnd, dots: endOfDays })
  })

  test('show the end of the week without motion, and are ink in print and in forced colours', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 1200 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(dots(page).first()).toBeVisible()
    expect((await look(page)).dots).toEqual(endOfDays)
    await page.emulateMedia({ media: 'print' })
    await expect(dots(page).first()).toBeHidden()
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
    await expect(dots(page).first()).toBeHidden()
  })

  test('cover the dots of the letters at every width and letter spacing', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    for (const letterSpacing of ['', '-0.03em']) {
      await mainHeading(page).evaluate((heading, spacing) => {
        for (const line of heading.querySelectorAll<HTMLElement>('span')) line.style.letterSpacing = spacing
      }, letterSpacing)
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 })
        // The distance of each disc's middle from the left edge of its letter, as a share of the line's height.
        const offsets = await mainHeading(page).evaluate((heading) => {
          const discs = [...heading.querySelectorAll('[data-day]')].map((disc) => disc.getBoundingClientRect())
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
          const letters: DOMRect[] = []
          while (walker.nextNode()) {
            for (const { index } of walker.currentNode.textContent!.matchAll(/i/g)) {
              const range = document.createRange()
              range.setStart(walker.currentNode, index)
              range.setEnd(walker.currentNode, index + 1)
              letters.push(range.getBoundingClientRect())
            }
          }
          return discs.map(({ left, right }, index) => {
            const letter = letters[index]!
            return ((left + right) / 2 - letter.left) / letter.height
          })
        })
        expect(offsets).toHaveLength(days.length)
        // The dot is above the middle of the stem.
        for (const offset of offsets) expect(offset, `${width} px`).toBeGreaterThan(0.05)
        for (const offset of offsets) expect(offset, `${width} px`).toBeLessThan(0.12)
      }
    }
  })

  test('of the open days pulse when a booking link is focused', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    const pulsing = () => dots(page).evaluateAll((all) => all.map((dot) => dot.getAnimations().length > 0))
    await expect(dots(page).first()).toBeVisible()
    expect(await pulsing()).not.toContain(true)
    await bookLink(page).focus()
    // Shows the focus.
    await page.keyboard.press('Shift')
    await expect.poll(pulsing).toEqual(endOfDays.map((end) => end === 'red'))
  })
})
