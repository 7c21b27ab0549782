import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import type { Proof, Question } from '@/content/schema'
import { closing, coordinators, engine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import { findStudy, headlineText } from '@/lib/case-study'
import { answer, floatingButton, question, region } from './support/controls'
import { expectTextsInOrder } from './support/layout'
import { gotoHydrated, holdRequests, SCRIPTS } from './support/page'
import { expect, test } from './support/test'

const sections = [hero, problem, engine, coordinators, videos, founderLetter, difference, promises, faq, closing]

/** Finishes all running animations. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    for (const animation of running) animation.finish()
  })

test('shows its sections in order, and each call to action leads to /book', async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(sections.length)
  for (const [index, { title }] of sections.entries()) await expect(regions.nth(index)).toHaveAccessibleName(title)
  for (const { title, action } of [hero, coordinators, founderLetter, closing]) {
    const link = region(page, title).getByRole('link', { name: action.label, exact: true })
    await expect(link).toHaveAttribute('href', '/book')
  }
})

test('shows the figures of the case study that it names, and links to all, or none', async ({ page }) => {
  const { proof }: { title: string; proof?: Proof } = coordinators
  const study = findStudy(proof?.study)
  await page.goto('/')
  const links = region(page, coordinators.title).getByRole('link', { name: proof?.action.label ?? 'See', exact: true })
  await expect(links).toHaveCount(study ? 1 : 0)
  if (!study) return
  await expect(links).toHaveAttribute('href', proof!.action.href)
  await expectTextsInOrder(region(page, coordinators.title), [headlineText(study), study.client])
})

test('links an answer to the page that it is about', async ({ page }) => {
  await page.goto('/')
  const items: readonly Question[] = faq.items
  for (const [index, { link }] of items.entries()) {
    if (!link) continue
    await question(page, index).click()
    await answer(page, index).getByRole('link', { name: link.label, exact: true }).click()
    await expect(page).toHaveURL(link.href)
    await page.goBack()
  }
})

test('opens one answer at a time, closes it, and prints all', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) {
    await question(page, index).click()
    for (const other of faq.items.keys()) await expect(answer(page, other)).toBeVisible({ visible: other === index })
  }
  const last = faq.items.length - 1
  await question(page, last).press('Enter')
  await expect(answer(page, last)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'false')
  await page.emulateMedia({ media: 'print' })
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
})

test('keeps a question in its position when the answer above it closes', { tag: '@core' }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await gotoHydrated(page, '/')
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await finishAnimations(page)
    await question(page, 1).evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 120 }))
    const top = async () => (await question(page, 1).boundingBox())!.y
    const before = await top()
    await question(page, 1).click()
    await expect(answer(page, 1)).toBeVisible()
    await expect(answer(page, 0)).toBeHidden()
    await finishAnimations(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  }
})

test('opens an answer that find in page or a link to text finds, before and after hydration', async ({ page }) => {
  const lastAnswer = faq.items.at(-1)!.answer
  const last = faq.items.length - 1
  const words = lastAnswer
    .replaceAll(/\{.*?\}/g, '')
    .split(' ')
    .slice(0, 5)
    .join(' ')
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
  await expect(answer(page, last)).toBeInViewport()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
  await question(page, 0).click()
  await expect(answer(page, last)).toBeHidden()
  // What browsers dispatch on an answer that find in page has found.
  await answer(page, last).evaluate((text) => {
    text.closest('[hidden=until-found]')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  await expect(answer(page, last)).toBeVisible()
  await expect(answer(page, 0)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
})

test('docks the floating button below the first screen on phones, and after it on wide screens', async ({ page }) => {
  for (const [size, isShownFirst] of [
    [{ width: 1440, height: 900 }, false],
    [{ width: 360, height: 740 }, true],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto('/')
    const shown = expect(floatingButton(page))
    await (isShownFirst ? shown : shown.not).toBeInViewport({ ratio: 1 })
    await region(page, closing.title).scrollIntoViewIfNeeded()
    await shown.toBeInViewport({ ratio: 1 })
  }
  await page.goto('/')
  const { y } = (await floatingButton(page).boundingBox())!
  const promise = (await page.getByText(hero.promise).boundingBox())!
  // A longer headline moves the promise down.
  if (hero.title.length <= 30) expect(promise.y + promise.height).toBeLessThan(y)
})

/** Returns the number of slots whose last state is hidden, or below its slot. */
const emptySlots = (page: Page) =>
  page.locator('[data-diary] .slot i:last-of-type').evaluateAll((states) => {
    const isShown = (state: Element) =>
      state.checkVisibility({ opacityProperty: true }) &&
      state.getBoundingClientRect().top < state.closest('.slot')!.getBoundingClientRect().bottom - 1
    return states.filter((state) => !isShown(state)).length
  })

test('fills the diary when it is in view, prints it filled, and needs no other scripts', async ({ page }) => {
  await holdRequests(page, SCRIPTS)
  await page.setViewportSize({ width: 360, height: 600 })
  await page.goto('/')
  await expect.poll(() => emptySlots(page)).toBe(await page.locator('[data-arrives]').count())
  await page.emulateMedia({ media: 'print' })
  expect(await emptySlots(page)).toBe(0)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  expect(await emptySlots(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.locator('[data-diary]').evaluate((week) => week.scrollIntoView({ block: 'center' }))
  await expect.poll(async () => (await finishAnimations(page), emptySlots(page))).toBe(0)
})
