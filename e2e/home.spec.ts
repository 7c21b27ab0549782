import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import * as home from '@/content/home'
import { expect, test } from '@/e2e/support/test'

const headings = [
  home.hero.title,
  home.problem.title,
  home.engine.title,
  home.coordinators.title,
  home.videos.title,
  home.founderLetter.title,
  difference.title,
  home.promises.title,
  faq.title,
  home.closing.title,
]
const question = (page: Page, index: number) => page.getByRole('button', { name: faq.items[index]?.question })
const answer = (page: Page, index: number) => page.getByText(faq.items[index]?.answer ?? '')

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'))

  test('has its eleven parts in the ruled order', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(headings[0] ?? '')
    const regions = page.getByRole('main').getByRole('region')
    await expect(regions).toHaveCount(headings.length)
    for (const [index, name] of headings.entries()) await expect(regions.nth(index)).toHaveAccessibleName(name)
    await expect(page.locator('main, footer').last()).toHaveRole('contentinfo')
  })

  test('says the words that are given', async ({ page }) => {
    for (const words of [
      'Patient Acquisition Reinvented',
      'Great dentistry shouldn’t struggle with empty chairs',
      'You Didn’t Start Your Clinic to Worry About Marketing',
      'Patient Growth Engine',
      'Our TCOs Turn Enquiries Into Booked Consultations',
      'Trust-Building Videos',
      'The Difference',
      'Our Promises to You',
      ...home.hero.services,
      ...['Meta Ads', 'Google Ads', 'Instant Follow-Up'],
      ...['Boost Bookings', 'Build Instant Emotional Connection', 'Differentiate Your Clinic'],
      ...['Fairness', 'Boutique Promise', 'Discretion'],
    ]) {
      await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByRole('region', { name: difference.title }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('region', { name: home.promises.title }).getByRole('listitem')).toHaveCount(3)
  })

  test('leads to the booking page in the three places that are ruled', async ({ page }) => {
    const action = { name: 'Let’s Get Started', exact: true }
    await expect(page.getByRole('link', action)).toHaveCount(3)
    for (const name of [home.hero.title, home.founderLetter.title, home.closing.title]) {
      await expect(page.getByRole('region', { name }).getByRole('link', action)).toHaveAttribute('href', '/book')
    }
    const coordinators = page.getByRole('region', { name: home.coordinators.title })
    await expect(coordinators.getByRole('link', { name: 'Book a Call' })).toHaveAttribute('href', '/book')
  })

  test('describes the diary in one sentence', async ({ page }) => {
    await expect(page.getByRole('img', { name: home.diary.alt })).toBeVisible()
    expect(home.diary.alt.match(/\./g)).toHaveLength(1)
  })

  test('opens one answer at a time and closes the open one', async ({ page }) => {
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await question(page, 1).click()
    await expect(answer(page, 1)).toBeVisible()
    await expect(answer(page, 0)).toBeHidden()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
    await question(page, 1).click()
    await expect(answer(page, 1)).toBeHidden()
  })

  test('answers questions by keyboard', async ({ page }) => {
    await question(page, 0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(question(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(answer(page, 1)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer(page, 1)).toBeHidden()
    await page.keyboard.press('End')
    await expect(question(page, faq.items.length - 1)).toBeFocused()
  })
})

test.describe('motion on the home page', () => {
  const countHidden = (parts: Element[]) => parts.filter((part) => getComputedStyle(part).opacity !== '1').length
  const hidden = (page: Page) => page.locator('[data-reveal], .slot > :last-child').evaluateAll(countHidden)

  test('hides nothing in the HTML as delivered', () => {
    const html = readFileSync('out/index.html', 'utf8')
    expect(html).toContain('data-reveal')
    expect(html).not.toMatch(/style="[^"]*(opacity|transform|visibility)/)
  })

  test('brings in what is scrolled to, and ends with everything shown', async ({ page }) => {
    await page.goto('/')
    const letter = page.getByRole('region', { name: home.founderLetter.title }).locator('[data-reveal]')
    await expect(letter).toHaveCSS('opacity', '0')
    for (const heading of headings)
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(letter).toHaveCSS('opacity', '1')
    await page.getByRole('img', { name: home.diary.alt }).scrollIntoViewIfNeeded()
    await expect.poll(() => hidden(page), { timeout: 15_000 }).toBe(0)
  })

  test('fills a diary that lies below the first screen once it is scrolled to', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 })
    await page.goto('/')
    const diary = page.getByRole('img', { name: home.diary.alt })
    const empty = () => diary.locator('.slot > :last-child').evaluateAll(countHidden)
    await page.mouse.move(1, 1)
    await expect.poll(empty).toBe(home.diary.arrivals.length)
    await diary.scrollIntoViewIfNeeded()
    await expect.poll(empty, { timeout: 15_000 }).toBe(0)
  })

  test('leaves the text of the first screen alone', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => hidden(page)).toBeGreaterThan(0)
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .map((animation) => (animation.effect as KeyframeEffect).target)
          .filter((target) => target && !target.closest('[data-diary]'))
          .filter((target) => target!.getBoundingClientRect().top < innerHeight).length,
    )
    expect(moving).toBe(0)
  })

  test('does not happen when less of it is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    expect(await hidden(page)).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('stops when less of it is wanted while the page is open, and shows all', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => hidden(page)).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => hidden(page)).toBe(0)
  })

  test('works again after an in-app navigation', async ({ page }) => {
    await page.goto('/process')
    await page.getByRole('banner').getByRole('link', { name: /home/ }).click()
    await expect(page).toHaveURL('/')
    const letter = page.getByRole('region', { name: home.founderLetter.title }).locator('[data-reveal]')
    await expect(letter).toHaveCSS('opacity', '0')
    await letter.scrollIntoViewIfNeeded()
    await expect(letter).toHaveCSS('opacity', '1')
  })
})

test.describe('the home page without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('can be read to its last answer', async ({ page }) => {
    await page.goto('/')
    for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
    await expect(page.locator('.slot > :last-child').first()).toBeVisible()
  })
})
