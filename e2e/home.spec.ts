import type { Locator, Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import { closing, coordinators, diary, engine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import { interpolate } from '@/lib/interpolate'
import { answer, bookLink, floatingButton, question } from './support/controls'
import { gotoHydrated } from './support/page'
import { expect, test } from './support/test'

const sections = [hero, problem, engine, coordinators, videos, founderLetter, difference, promises, faq, closing]
const region = (page: Page, { title }: { title: string }) => page.getByRole('region', { name: title, exact: true })

/** Finishes all running animations and returns their number. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    for (const animation of running) animation.finish()
    return running.length
  })

test('shows its sections in order, and each call to action leads to /book', async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(sections.length)
  for (const [index, { title }] of sections.entries()) await expect(regions.nth(index)).toHaveAccessibleName(title)
  for (const { title, action } of [hero, coordinators, founderLetter, closing]) {
    const link = region(page, { title }).getByRole('link', { name: action.label, exact: true })
    await expect(link).toHaveAttribute('href', '/book')
  }
})

test('opens one answer at a time, closes it, and prints all', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) {
    await question(page, index).click()
    for (const other of faq.items.keys()) await expect(answer(page, other)).toBeVisible({ visible: other === index })
    await question(page, index).press('Enter')
    await expect(answer(page, index)).toBeHidden()
    await expect(question(page, index)).toHaveAttribute('aria-expanded', 'false')
    await question(page, index).press('Space')
    await expect(answer(page, index)).toBeVisible()
  }
  await question(page, faq.items.length - 1).click()
  await expect(answer(page, faq.items.length - 1)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
})

test('fills the floating button while no filled button of the page is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await gotoHydrated(page, '/')
  const background = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const accent = await background(region(page, hero).getByRole('link', { name: hero.action.label }))
  for (const [section, isFilled] of [
    [hero, false],
    [promises, true],
    [closing, false],
  ] as const) {
    await region(page, section).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await background(floatingButton(page))) === accent, section.title).toBe(isFilled)
    expect(await background(bookLink(page))).not.toBe(accent)
  }
})

const countHidden = (parts: Element[]) =>
  parts.filter((part) => !part.checkVisibility({ opacityProperty: true }) || getComputedStyle(part).opacity !== '1')
    .length
const hidden = (page: Page) => page.locator('[data-reveal], .slot i:last-of-type').evaluateAll(countHidden)
const emptySlots = (page: Page) =>
  page.getByRole('img', { name: diary.alt }).locator('.slot i:last-of-type').evaluateAll(countHidden)

test('reveals blocks and fills the diary on scroll, but not in print or with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  const letter = region(page, founderLetter).locator('[data-reveal]')
  await gotoHydrated(page, '/')
  // Any gesture loads the motion.
  await page.keyboard.press('Shift')
  await expect(letter).toHaveCSS('opacity', '0')
  await expect.poll(() => emptySlots(page)).toBe(diary.arrivals.length)
  const countAnimations = (element: Element) => element.getAnimations({ subtree: true }).length
  expect(await region(page, hero).evaluate(countAnimations), 'nothing in the first viewport moves').toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await hidden(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.locator('[data-diary], [data-reveal]').evaluateAll(async (blocks) => {
    for (const block of blocks) {
      block.scrollIntoView({ block: 'center' })
      // Intersection observers run once in each frame.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  })
  await expect.poll(async () => (await finishAnimations(page)) + (await hidden(page))).toBe(0)
  await gotoHydrated(page, '/')
  await page.keyboard.press('Shift')
  await expect.poll(() => hidden(page)).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => hidden(page)).toBe(0)
  expect(await finishAnimations(page)).toBe(0)
})

test('fills and prints the diary, and shows the film posters, before any script', async ({ page, context }) => {
  await context.route(/\.js$/, () => {})
  await page.goto('/')
  const rewind = () => page.evaluate(() => document.getAnimations().map((animation) => (animation.currentTime = 0)))
  await expect.poll(rewind).not.toEqual([])
  expect(await emptySlots(page)).toBe(diary.arrivals.length)
  await finishAnimations(page)
  expect(await emptySlots(page)).toBe(0)
  for (const { film } of videos.benefits) await expect(page.getByRole('img', { name: film.alt })).toBeVisible()
  await page.reload()
  await page.emulateMedia({ media: 'print' })
  expect(await emptySlots(page)).toBe(0)
})

const { benefits, player } = videos
const [film, other] = benefits
const button = (page: Page, action: 'play' | 'pause' | 'again', { title }: { title: string } = film) =>
  page.getByRole('button', { name: interpolate(player[action], { title }), exact: true })
const control = (page: Page) => region(page, videos).getByRole('listitem').first().getByRole('button')
/** Returns the drawn share of the first film's progress line, from 0 to 1. */
const progress = (page: Page) =>
  control(page)
    .locator('svg > path')
    .evaluate((line) => new DOMMatrix(getComputedStyle(line).transform).a)

test('films play and pause by pointer and keyboard, one at a time, and pause out of view', async ({ page }) => {
  await page.goto('/')
  await button(page, 'play').click()
  await expect(button(page, 'pause')).toBeVisible()
  await expect.poll(() => progress(page)).toBeGreaterThan(0)
  await page.keyboard.press('Space')
  await expect(button(page, 'play')).toBeFocused()
  const paused = await progress(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => progress(page)).toBeGreaterThan(paused)
  await button(page, 'play', other).click()
  await expect(button(page, 'pause', other)).toBeVisible()
  await button(page, 'play').click()
  await expect(button(page, 'play', other)).toBeVisible()

  expect(await finishAnimations(page)).toBeGreaterThan(0)
  await expect(button(page, 'again')).toBeVisible()
  expect(await progress(page)).toBe(1)
  await button(page, 'again').click()
  await expect.poll(() => progress(page)).toBeLessThan(0.5)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(button(page, 'play')).toHaveCount(1)
})

test('films load near the viewport, and again on the next click after a failure', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  const fetched: string[] = []
  await page.route(/drawings\.[\w-]+\.svg$/, (route) => {
    if (route.request().resourceType() !== 'fetch') return route.continue()
    return fetched.push(route.request().url()) < 3 ? route.abort() : route.continue()
  })
  await gotoHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fetched).toHaveLength(0)
  await region(page, videos).getByRole('heading').first().scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toHaveLength(1)
  await button(page, 'play').click()
  await expect.poll(() => fetched).toHaveLength(2)
  await button(page, 'play').click()
  await expect(button(page, 'pause')).toBeVisible()
})

test('films show one still per click, and no motion, under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await control(page).scrollIntoViewIfNeeded()
  await expect(button(page, 'play')).toHaveCount(0)
  let shown = 0
  while (shown < 1) {
    const name = (await control(page).getAttribute('aria-label'))!
    expect(name).toContain(film.title)
    await control(page).click()
    await expect(control(page)).not.toHaveAccessibleName(name)
    expect(await progress(page)).toBeGreaterThan(shown)
    shown = await progress(page)
  }
  expect(await finishAnimations(page)).toBe(0)
})
