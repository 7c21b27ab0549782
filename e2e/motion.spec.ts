import type { Page } from 'playwright/test'
import { finishAnimations } from './support/animations'
import { password, submitPassword, unlock } from './support/gate'
import { hiddenTexts } from './support/layout'
import { gotoInteractive, visits, withoutScrollTimelines } from './support/visit'
import { expect, test } from './support/test'

/** WCAG 2.2, 2.2.2: motion that starts by itself ends within so many milliseconds. */
const LONGEST_MS = 5000

/** Phones, a phone in landscape, tablets, 400% zoom, and desktops: how much of a page fits into its last screen differs. */
const WINDOWS = [
  [320, 256],
  [360, 740],
  [844, 390],
  [768, 1024],
  [1024, 1366],
  [1440, 900],
  [2560, 1440],
] as const

/** The scroll-driven animations of elements in the viewport that are not finished. */
const unfinishedReveals = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.getAnimations().flatMap((animation) => {
      const { target, getComputedTiming } = animation.effect as KeyframeEffect
      const { progress } = getComputedTiming.call(animation.effect)
      const { top, bottom } = target!.getBoundingClientRect()
      const isSeen = bottom > 0 && top < innerHeight
      return animation.timeline !== document.timeline && isSeen && progress !== 1
        ? [`${target!.className.toString().slice(0, 60)}: ${progress}`]
        : []
    })
  })

for (const { at } of visits) {
  test(`${at} has finished every reveal at the last scroll position`, async ({ page }) => {
    await page.goto(at)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect(await unfinishedReveals(page), `${width} × ${height}`).toEqual([])
    }
  })
}

test('the unlocked /pricing has finished every reveal at the last scroll position', async ({ page }) => {
  await gotoInteractive(page, '/pricing')
  await unlock(page)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    expect(await unfinishedReveals(page), `${width} × ${height}`).toEqual([])
  }
})

/** Records when each animation that starts on the page would end, in milliseconds after its start. */
const recordEnds = (page: Page) =>
  page.addInitScript(() => {
    const ends: number[] = []
    Object.assign(window, { ends })
    addEventListener('animationstart', ({ target }) => {
      for (const { timeline, effect } of (target as Element).getAnimations({ subtree: true }))
        if (timeline === document.timeline) ends.push(Number(effect!.getComputedTiming().endTime))
    })
  })

for (const { path, at } of visits) {
  test(`${at} has no motion that lasts longer than five seconds by itself`, async ({ page, scheduling }) => {
    // The calendar keeps loading.
    scheduling.hangs()
    await recordEnds(page)
    await page.goto(at)
    // Motion can begin when it is scrolled into view.
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
    })
    const ends = await page.evaluate(() => (window as unknown as { ends: number[] }).ends)
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(LONGEST_MS)
    if (path === '/' || path === '*') expect(ends, 'motion is recorded').not.toEqual([])
  })
}

for (const { at } of visits) {
  test(`${at} shows the same texts in browsers without scroll-driven animations`, async ({ page }) => {
    await withoutScrollTimelines(page)
    await page.goto(at)
    await finishAnimations(page)
    const hidden = await hiddenTexts(page)
    // Closed answers and the meanings of terms are hidden in any browser.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(hidden).toEqual(await hiddenTexts(page))
  })
}

test('running animations stop when the visitor turns on reduced motion', async ({ page }) => {
  await page.goto('/')
  const running = () => page.evaluate(() => document.getAnimations().length)
  expect(await running()).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await running()).toBe(0)
})

test('the envelope of /pricing is gone as soon as the visitor turns on reduced motion', async ({ page }) => {
  await gotoInteractive(page, '/pricing')
  await page.clock.install()
  await submitPassword(page, password)
  const seal = page.locator('[data-part="seal-left"]')
  const flight = () => seal.evaluate((part) => part.getAnimations().map((animation) => animation.pause()).length)
  await expect.poll(flight).toBe(1)
  // The timer that ends the sequence, whatever becomes of its animations, doesn't fire.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(seal).toHaveCount(0)
})
