import type { Page } from 'playwright/test'
import { valueChart } from '@/content/essential'
import { formatPounds } from '@/lib/prices/money'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { gumDark } from '@/lib/theme/palette'
import { bookLink, floatingButton } from './support/controls'
import { finishAnimations } from './support/animations'
import { paintWithFonts } from './support/conditions'
import { findUnpainted } from './support/drawings'
import {
  brokenWords,
  coveredFragments,
  runAxe,
  runningAnimations,
  scrollThrough,
  smallTexts,
  unreadableTexts,
} from './support/eye'
import { unlockWithKey, unlockedHeading } from './support/gate'
import { makeInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectNoOverflow } from './support/overflow'
import { headingsAndPrices, paleTexts, SHEETS } from './support/paper'
import { showStates } from './support/states'
import { expect, test } from './support/test'
import { translate } from './support/translate'
import { visits } from './support/visits'

// What holds on every page: each is loaded once on a phone and once on a desktop, and everything is checked on these loads.

/** Width and height in pixels: a phone, and a laptop. */
const PHONE = [390, 844] as const
const DESKTOP = [1440, 900] as const
/** A small phone, 400% zoom on a laptop, a tablet, a large screen. */
const OTHER_WINDOWS = [
  [320, 640],
  [320, 256],
  [768, 900],
  [2560, 1300],
] as const

/** Width in pixels at which words are whole. */
const NARROWEST = 280

/** A small phone, a phone, a tablet, a laptop: words of other languages are longer. */
const TRANSLATED_WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 900],
  [1280, 800],
] as const

/** Least sizes in pixels on a phone. */
const LEAST_SIZES = { text: 14, h2: 36 }

/** Longest duration in milliseconds of motion that starts by itself (WCAG 2.2, 2.2.2). */
const LONGEST_MOTION = 5000

/** Least share of the texts whose contrast axe must judge. Of the others, it cannot tell what is behind them. */
const LEAST_JUDGED = 2 / 3

/** What is for screens only, besides the sections with the class `screen-only`: the axis of the chart, whose table is printed. */
const SCREEN_ONLY: Record<string, readonly string[]> = {
  '/essential': [0, valueChart.axisMaximum / 2, valueChart.axisMaximum]
    .filter((amount) => !valueChart.points.some(({ value }) => Number(value) === amount))
    .map(formatPounds),
}

/** Records the animations that start by themselves and last too long. */
const recordLongMotion = (page: Page) =>
  page.addInitScript((longest) => {
    const long: string[] = []
    Object.assign(window, { long })
    addEventListener('animationstart', ({ target, animationName }) => {
      for (const { timeline, effect } of (target as Element).getAnimations({ subtree: true }))
        if (timeline === document.timeline && Number(effect!.getComputedTiming().endTime) > longest)
          long.push(`${animationName} of ${(target as Element).outerHTML.slice(0, 80)}`)
    })
  }, LONGEST_MOTION)

const longMotion = (page: Page) => page.evaluate(() => (window as unknown as { long: string[] }).long)

/** Returns the scroll-driven animations that are not finished at the end of the page. */
const unfinishedReveals = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const reveals = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline)
    return reveals
      .filter(({ effect }) => effect!.getComputedTiming().progress !== 1)
      .map(
        (animation) =>
          `${(animation as CSSAnimation).animationName} of ${(animation.effect as KeyframeEffect).target!.outerHTML.slice(0, 80)}`,
      )
  })

/** Returns the reveals that have not begun when their element enters the window: it would be complete in view, then vanish. */
const lateReveals = (page: Page) =>
  page.evaluate(async () => {
    const late: string[] = []
    for (const { timeline, effect, animationName } of document.getAnimations() as CSSAnimation[]) {
      const { subject } = timeline as Partial<ViewTimeline>
      if (!subject || effect!.getTiming().fill !== 'forwards') continue
      scrollBy({ top: subject.getBoundingClientRect().top - innerHeight + 4, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      if (effect!.getComputedTiming().progress === null)
        late.push(`${animationName} of ${subject.outerHTML.slice(0, 80)}`)
    }
    return late
  })

async function expectNoViolations(page: Page, on: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations, judged, unjudged } = await runAxe(page)
    const place = `${on} in the ${colorScheme} theme`
    expect.soft(violations, `axe on ${place}`).toEqual([])
    const share = judged / (judged + unjudged.length)
    expect
      .soft(share, `share of texts with a contrast on ${place}. Without: ${unjudged.join('\n')}`)
      .toBeGreaterThan(LEAST_JUDGED)
  }
}

/** The texts can be read once all motion has ended, and nothing moves with reduced motion. */
async function expectReadable(page: Page, on: string) {
  await finishAnimations(page)
  expect.soft(await unreadableTexts(page), `texts that cannot be read on ${on}`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.soft
    .poll(() => runningAnimations(page), { message: `animations with reduced motion on ${on}`, timeout: 5000 })
    .toEqual([])
}

/** The bar and the floating button are in view at both ends of the page, with the colours of the route, and cover no fragment. */
async function expectBars(page: Page, path: (typeof visits)[number]['path'], on: string) {
  const { topBarButton = true, floatingButton: hasFloatingButton = true, topBarGround } = routeFor(path)
  const bar = page.getByRole('banner')
  await expect.soft(bookLink(page), `the button in the bar of ${on}`).toHaveCount(topBarButton ? 1 : 0)
  for (const top of [0, Number.MAX_SAFE_INTEGER]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.soft(bar, `the bar of ${on}, scrolled to ${top}`).toBeInViewport()
    if (hasFloatingButton) await expect.soft(floatingButton(page), `the floating button of ${on}`).toBeInViewport()
  }
  expect.soft(await coveredFragments(page), `covered fragments of ${on}`).toEqual([])
  for (const [colorScheme, ground] of [
    ['light', 'rgb(255, 255, 255)'],
    [
      'dark',
      `rgb(${gumDark
        .match(/\w\w/g)!
        .map((channel) => parseInt(channel, 16))
        .join(', ')})`,
    ],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    // The colour of a translucent bar has an alpha value.
    const background = topBarGround === 'solid' ? ground : / \/ 0\.8[0-5]?\)$|^rgba\(.*, 0\.8[0-5]?\)$/
    const colour = await bar.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect.soft(colour, `the bar of ${on} in the ${colorScheme} theme`).toMatch(background)
  }
}

async function expectPaper(page: Page, on: string) {
  const onScreen = await headingsAndPrices(page)
  const forScreens = await page
    .locator('.screen-only :is(h1, h2, h3)')
    .evaluateAll((headings) => headings.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()))
  await page.emulateMedia({ media: 'print' })
  const printed = await headingsAndPrices(page)
  const missing = onScreen.filter((text) => ![...printed, ...forScreens, ...(SCREEN_ONLY[on] ?? [])].includes(text))
  expect.soft(missing, `headings and prices of ${on} that are not printed`).toEqual([])
  const closed = page.locator('main :is([hidden="until-found"], details) :is(p, table)')
  await expect.soft(closed.filter({ visible: false }), `answers and tables on printed ${on}`).toHaveCount(0)
  const address = page.getByText(absoluteUrl('/book')).filter({ visible: true })
  await expect.soft(address, `the address of /book on printed ${on}`).toHaveCount(1)
  for (const control of [page.getByRole('banner'), floatingButton(page), page.getByRole('radio')])
    await expect.soft(control.filter({ visible: true }), `bars and controls on printed ${on}`).toHaveCount(0)
  expect.soft(await paleTexts(page), `pale texts on printed ${on}`).toEqual([])
  await expectNoOverflow(page, SHEETS)
  await page.emulateMedia({ media: 'screen' })
}

/** Opens a page in a window, and scrolls through it: nothing shifts, and all motion ends. */
async function openAndScroll(page: Page, { at, isOpened }: { at: string; isOpened: boolean }, on: string) {
  if (isOpened) await unlockWithKey(page)
  await recordLongMotion(page)
  await paintWithFonts(page)
  const expectNoShift = await watchLayoutShifts(page)
  await page.goto(at)
  await makeInteractive(page)
  if (isOpened) await expect(unlockedHeading(page)).toBeVisible()
  await expectNoShift()
  expect.soft(await lateReveals(page), `reveals of ${on} that begin in view`).toEqual([])
  await scrollThrough(page)
  expect.soft(await longMotion(page), `motion of ${on} that lasts longer than ${LONGEST_MOTION} ms`).toEqual([])
  await expect.soft
    .poll(() => unfinishedReveals(page), { message: `unfinished motion at the end of ${on}`, timeout: 5000 })
    .toEqual([])
}

const opened = { path: '/pricing', at: '/pricing', isOpened: true } as const

for (const { path, at, isOpened } of [...visits.map((visit) => ({ ...visit, isOpened: false })), opened]) {
  const on = isOpened ? 'the opened /pricing' : at

  test(`${on} can be read on a phone, in both themes, with all states, and on paper`, async ({
    page,
    scheduling,
    allow,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
    await openAndScroll(page, { at, isOpened }, on)
    await expectReadable(page, on)
    expect.soft(await smallTexts(page, LEAST_SIZES), `small texts on ${on}`).toEqual([])
    if (path !== '/book') expect.soft(scheduling.requests, `requests of ${on} to the calendar`).toEqual([])
    await expectNoViolations(page, on)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const unpainted = await findUnpainted(page, isOpened ? '/pricing#opened' : at)
      expect.soft(unpainted, `drawings of ${on} in the ${colorScheme} theme`).toEqual([])
    }
    await expectBars(page, path, on)
    await expectPaper(page, on)
    await expectNoOverflow(page, OTHER_WINDOWS)
    await page.setViewportSize({ width: NARROWEST, height: 653 })
    expect.soft(await brokenWords(page), `broken words on ${on}, ${NARROWEST} pixels wide`).toEqual([])
    if (isOpened) return
    await page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
    await showStates(path, { page, scheduling, allow }, async () => {
      await expectReadable(page, on)
      await expectNoViolations(page, on)
    })
  })

  test(`${on} can be read on a desktop, in both themes, and when it is translated`, async ({ page, allow }) => {
    test.setTimeout(120_000)
    allow(/script-src/)
    await page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] })
    await openAndScroll(page, { at, isOpened }, on)
    await expectReadable(page, on)
    await expectNoViolations(page, on)
    await expectBars(page, path, on)
    for (const heading of await page.getByRole('heading').all())
      // A hidden alternative text keeps its space.
      await expect.soft(heading).toHaveAccessibleName((await heading.innerText()).replace(/\s+/g, ' ').trim())
    await page.evaluate(translate, true)
    await expectNoOverflow(page, TRANSLATED_WINDOWS)
    await expect(page.locator('.day-dots i').filter({ visible: true }), `dots on translated ${on}`).toHaveCount(0)
    await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  })
}
