import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import { closing, coordinators, diary, engine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import { answer, bookLink, logo, question } from './support/controls'
import { gotoHydrated } from './support/page'
import { counts, quoted } from './support/specification'
import { expect, test } from './support/test'
import { interpolate } from '@/lib/interpolate'
import { mainThreadOf } from '@/tools/bench/main-thread'

/** In their ruled order. */
const sections = [hero, problem, engine, coordinators, videos, founderLetter, difference, promises, faq, closing]
const ACCENT = 'rgb(14, 90, 74)'
const SURFACE = 'rgb(255, 255, 255)'
const region = (page: Page, { title }: { title: string }) => page.getByRole('region', { name: title })
const diaryOf = (page: Page) => page.getByRole('img', { name: diary.alt })

/** Takes everything that moves to its end; what waits to be scrolled to goes on waiting. @returns how much moved. */
const finishMotion = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const animation of running) animation.finish()
    return running.length
  })

test('has its sections in their order, and the calls to action that are ruled', async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(sections.length)
  for (const [index, { title }] of sections.entries()) await expect(regions.nth(index)).toHaveAccessibleName(title)

  const action = { name: quoted.getStarted, exact: true }
  await expect(page.getByRole('link', action)).toHaveCount(counts.getStarted['/'])
  for (const section of [hero, founderLetter, closing])
    await expect(region(page, section).getByRole('link', action)).toHaveAttribute('href', '/book')
  const call = region(page, coordinators).getByRole('link', { name: quoted.bookCall })
  await expect(call).toHaveAttribute('href', '/book')
})

test('opens one answer at a time and closes it, by pointer and by keyboard, and prints all', async ({ page }) => {
  await page.goto('/')
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeVisible()
  await question(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(answer(page, 1)).toBeVisible()
  await expect(answer(page, 0)).toBeHidden()
  await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await expect(answer(page, 1)).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
})

test('has one filled button in view: its own, or else the floating one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoHydrated(page, '/')
  const floating = page.getByRole('link', { name: quoted.floating, exact: true })
  const places = [
    [hero, SURFACE],
    [promises, ACCENT],
    [closing, SURFACE],
  ] as const
  for (const [section, colour] of places) {
    await region(page, section).scrollIntoViewIfNeeded()
    await expect(floating).toHaveCSS('background-color', colour)
    await expect(bookLink(page)).not.toHaveCSS('background-color', ACCENT)
  }
})

test.describe('motion', () => {
  const countHidden = (parts: Element[]) =>
    parts.filter((part) => !part.checkVisibility({ opacityProperty: true }) || getComputedStyle(part).opacity !== '1')
      .length
  const hidden = (page: Page) => page.locator('[data-reveal], .slot i:last-of-type').evaluateAll(countHidden)
  const empty = (page: Page) => diaryOf(page).locator('.slot i:last-of-type').evaluateAll(countHidden)
  const letter = (page: Page) => region(page, founderLetter).locator('[data-reveal]')

  test('brings in what is scrolled to, hides nothing of it on paper, and does so again after an in-app navigation', async ({
    page,
  }) => {
    await gotoHydrated(page, '/')
    await page.mouse.move(1, 1)
    await expect(letter(page)).toHaveCSS('opacity', '0')
    await page.emulateMedia({ media: 'print' })
    await expect(letter(page)).toHaveCSS('opacity', '1')
    await page.emulateMedia({ media: 'screen' })
    const movesOnlyTheDiary = (hero: Element) =>
      hero
        .getAnimations({ subtree: true })
        .every(({ effect }) => (effect as KeyframeEffect).target!.closest('[data-diary]'))
    expect(await region(page, hero).evaluate(movesOnlyTheDiary)).toBe(true)
    for (const section of sections) await region(page, section).getByRole('heading').first().scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await finishMotion(page)) + (await hidden(page))).toBe(0)

    await region(page, engine).getByRole('link', { name: engine.action.label }).click()
    await expect(page).toHaveURL(engine.action.href)
    await logo(page).click()
    await expect(page).toHaveURL('/')
    await page.mouse.move(2, 2)
    await expect(letter(page)).toHaveCSS('opacity', '0')
    await letter(page).scrollIntoViewIfNeeded()
    await expect(letter(page)).toHaveCSS('opacity', '1')
  })

  test('fills a diary below the first screen once it is scrolled to, and stops when less of it is wanted', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 600 })
    const fills = async () => {
      await expect.poll(() => empty(page)).toBe(diary.arrivals.length)
      await page.emulateMedia({ media: 'print' })
      expect(await empty(page)).toBe(0)
      await page.emulateMedia({ media: 'screen' })
      await diaryOf(page).scrollIntoViewIfNeeded()
      await expect.poll(async () => (await finishMotion(page)) + (await empty(page))).toBe(0)
    }
    await gotoHydrated(page, '/')
    // Left before the diary was in view.
    await region(page, engine).getByRole('link', { name: engine.action.label }).dispatchEvent('click')
    await expect(page).toHaveURL(engine.action.href)
    await logo(page).click()
    await expect(page).toHaveURL('/')
    await fills()
    await gotoHydrated(page, '/')
    await fills()

    await page.mouse.move(1, 1)
    await expect(letter(page)).toHaveCSS('opacity', '0')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => hidden(page)).toBe(0)
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    expect(await finishMotion(page)).toBe(0)
  })

  test('fills the diary from empty before any script, beside the pictures of the films, and has it full on paper', async ({
    page,
    context,
  }) => {
    await context.route(/\.js$/, () => {})
    await page.goto('/')
    const rewind = () => page.evaluate(() => document.getAnimations().map((animation) => (animation.currentTime = 0)))
    await expect.poll(rewind).not.toEqual([])
    expect(await empty(page)).toBe(diary.arrivals.length)
    await finishMotion(page)
    expect(await empty(page)).toBe(0)
    for (const { film } of videos.benefits) await expect(page.getByRole('img', { name: film.alt })).toBeVisible()
    await page.reload()
    await page.emulateMedia({ media: 'print' })
    expect(await empty(page)).toBe(0)
  })
})

test('fills its diary without the main thread', async ({ page, baseURL }) => {
  const { styleUpdates } = await mainThreadOf(page, `${baseURL}/`)
  expect(styleUpdates).toBeLessThanOrEqual(40)
  for (const slot of await diaryOf(page).locator('.slot i:last-of-type').all()) {
    await expect(slot).toBeVisible()
    await expect(slot).toHaveCSS('opacity', '1')
  }
})

test.describe('the films', () => {
  const { benefits, player } = videos
  const [film, other] = benefits
  type Label = (typeof player)['play' | 'pause' | 'again']
  const button = (page: Page, label: Label, { title }: { title: string } = film) =>
    page.getByRole('button', { name: interpolate(label, { title }), exact: true })
  /** How far the line is drawn, from 0 to 1. */
  const progress = (page: Page) =>
    region(page, videos)
      .getByRole('listitem')
      .first()
      .locator('button svg > path')
      .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a)

  test('play and pause by pointer and by key, one at a time and in view, and stay at their end', async ({ page }) => {
    await page.goto('/')
    await button(page, player.play).click()
    await expect(button(page, player.pause)).toBeVisible()
    await expect.poll(() => progress(page)).toBeGreaterThan(0)
    await page.keyboard.press('Space')
    await expect(button(page, player.play)).toBeFocused()
    const paused = await progress(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => progress(page)).toBeGreaterThan(paused)
    await button(page, player.play, other).click()
    await expect(button(page, player.pause, other)).toBeVisible()
    await button(page, player.play).click()
    await expect(button(page, player.play, other)).toBeVisible()

    expect(await finishMotion(page)).toBeGreaterThan(0)
    await expect(button(page, player.again)).toBeVisible()
    expect(await progress(page)).toBe(1)
    await button(page, player.again).click()
    await expect.poll(() => progress(page)).toBeLessThan(0.5)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(button(page, player.play)).toHaveCount(1)
  })

  test('come no sooner than they near the screen, and by a second press where the first fetched nothing', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/)
    const fetched: string[] = []
    await page.route(/drawings\.[\w-]+\.svg$/, (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      return fetched.push(route.request().url()) < 3 ? route.abort() : route.continue()
    })
    await gotoHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    expect(fetched).toHaveLength(0)
    await page.getByRole('heading', { name: videos.title }).scrollIntoViewIfNeeded()
    await expect.poll(() => fetched).toHaveLength(1)
    await button(page, player.play).click()
    await expect.poll(() => fetched).toHaveLength(2)
    await button(page, player.play).click()
    await expect(button(page, player.pause)).toBeVisible()
  })

  test('are stills to step through where motion is unwelcome', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await button(page, player.play).scrollIntoViewIfNeeded()
    let drawn = 0
    for (const number of [1, 2, 3]) {
      const name = interpolate(player.picture, { title: film.title, number, count: 3 })
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('button', { name })).toHaveCount(0)
      expect(await progress(page)).toBeGreaterThan(drawn)
      drawn = await progress(page)
    }
    expect(drawn).toBe(1)
    expect(await finishMotion(page)).toBe(0)
  })
})
