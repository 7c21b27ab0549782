import type { Locator, Page } from 'playwright/test'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { offer } from '@/content/offer'
import { firstMonths } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { unlock } from './support/gate'
import { visits } from './support/pages'
import { expect, test } from './support/test'

/** Longest duration of motion that starts by itself (WCAG 2.2, 2.2.2). */
const LONGEST_MS = 5000

/** Phones, 400% zoom, tablets and desktops: how much of a page fits into its last screen differs. */
const WINDOWS = [
  [320, 256],
  [360, 740],
  [844, 390],
  [1024, 1366],
  [2560, 1440],
] as const

/** Waits until scroll-driven animations have begun in all parts of the page, after the first paint. */
const waitForScrollAnimations = (page: Page) => page.locator('footer[data-animated]').waitFor()

/** Scrolls through the page: motion can begin when it is scrolled into view. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

/** Pages with motion that starts by itself, on which the test proves that it records motion. */
const PAGES_WITH_MOTION: readonly string[] = ['/', '/book', '/no-such-page']

/** Scrolls to the end of the page, and returns its scroll-driven animations, and those that are not finished there. */
const findReveals = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // 'empty' whitens a week only while its phase is in view.
    const isReveal = (animation: Animation) =>
      animation.timeline !== document.timeline && (animation as CSSAnimation).animationName !== 'empty'
    const describe = (animation: Animation) => {
      const { target, pseudoElement } = animation.effect as KeyframeEffect
      return `${(animation as CSSAnimation).animationName} of ${target!.outerHTML.slice(0, 80)}${pseudoElement ?? ''}`
    }
    const reveals = document.getAnimations().filter(isReveal)
    const unfinished = reveals.filter(({ effect }) => effect!.getComputedTiming().progress !== 1)
    return { all: reveals.length, unfinished: unfinished.map(describe) }
  })

async function expectFinishedReveals(page: Page, at: string) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const unfinished = async () => (await findReveals(page)).unfinished
    const message = `unfinished reveals at the end of ${at}, ${width} × ${height}. Does it scroll? The strip needs it: see floatingButton in content/types.ts`
    await expect.poll(unfinished, message).toEqual([])
  }
}

for (const { at } of visits) {
  test(`motion of ${at} ends within five seconds, and its reveals at the last scroll position`, async ({
    page,
    scheduling,
  }) => {
    // The calendar keeps loading.
    scheduling.hangs()
    await page.addInitScript(() => {
      const motion: { end: number; name: string }[] = []
      Object.assign(window, { motion })
      addEventListener('animationstart', ({ target, animationName }) => {
        for (const { timeline, effect } of (target as Element).getAnimations({ subtree: true }))
          if (timeline === document.timeline)
            motion.push({
              end: Number(effect!.getComputedTiming().endTime),
              name: `${animationName} of ${(target as Element).outerHTML.slice(0, 80)}`,
            })
      })
    })
    await page.goto(at)
    await waitForScrollAnimations(page)
    await scrollThrough(page)
    const motion = await page.evaluate(() => (window as unknown as { motion: { end: number; name: string }[] }).motion)
    const long = motion.filter(({ end }) => end > LONGEST_MS).map(({ name }) => name)
    expect(long, `motion of ${at} that lasts longer than ${LONGEST_MS} ms`).toEqual([])
    if (PAGES_WITH_MOTION.includes(at)) expect(motion, `motion of ${at} that starts by itself`).not.toEqual([])
    if (at === '/') expect((await findReveals(page)).all, `reveals of ${at}`).toBeGreaterThan(0)
    await expectFinishedReveals(page, at)
  })
}

test('the reveals of the unlocked /pricing end at the last scroll position', async ({ page }) => {
  await unlock(page)
  await expectFinishedReveals(page, 'unlocked /pricing')
})

/** Returns the selectors of rules with a scroll-driven animation that apply before the first paint. */
const earlyScrollAnimations = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const visit = (rule: CSSRule, parents: string) => {
      const path = rule instanceof CSSStyleRule ? `${parents} ${rule.selectorText}`.trim() : parents
      const { animationTimeline = 'auto' } = (rule as Partial<CSSStyleRule>).style ?? {}
      if (!['', 'auto'].includes(animationTimeline) && !path.includes('[data-animated]')) found.push(path)
      for (const inner of (rule as Partial<CSSGroupingRule>).cssRules ?? []) visit(inner, path)
    }
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) visit(rule, '')
    return found
  })

/** Returns the names of scroll-driven animations that are not finished, although their elements are in view. */
const unfinishedInView = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { timeline, effect, animationName } = animation as CSSAnimation
      const subject = (timeline as ViewTimeline | null)?.subject
      if (!subject?.contains((effect as KeyframeEffect).target)) return []
      const { top, bottom } = subject.getBoundingClientRect()
      const isInView = top < innerHeight && bottom > 0
      return isInView && effect!.getComputedTiming().progress !== 1 ? [`${animationName} in ${subject.className}`] : []
    }),
  )

for (const { at } of visits) {
  test(`${at} begins scroll-driven animations after its first paint, and changes nothing in view`, async ({ page }) => {
    // Tall windows, which show more at once.
    for (const [width, height] of [
      [390, 2400],
      [1440, 3600],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(at)
      await waitForScrollAnimations(page)
      expect(await unfinishedInView(page), `${width} × ${height}`).toEqual([])
    }
    expect(await earlyScrollAnimations(page), 'rules outside of @variant scroll-driven').toEqual([])
  })
}

/** Returns the reveals that have not begun when their element enters the window: it would be complete in view, then vanish. */
const findLateReveals = (page: Page) =>
  page.evaluate(async () => {
    const late: string[] = []
    for (const { timeline, effect, animationName } of document.getAnimations() as CSSAnimation[]) {
      const { subject } = timeline as Partial<ViewTimeline>
      if (!subject || effect!.getTiming().fill !== 'forwards') continue
      scrollBy({ top: subject.getBoundingClientRect().top - innerHeight + 4, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { progress } = effect!.getComputedTiming()
      if (progress === null) late.push(`${animationName} of ${subject.outerHTML.slice(0, 80)}`)
    }
    return late
  })

for (const { at } of visits) {
  test(`reveals of ${at} begin when they enter the window`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(at)
    await waitForScrollAnimations(page)
    expect(await findLateReveals(page), `reveals of ${at} that vanish in view`).toEqual([])
  })
}

/** The rows of the options of /offer with this text. */
const optionRows = (page: Page, hasText: string) =>
  page
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('listitem') })
    .filter({ hasText })

/** What is booked or paid while it is read, after the first screen of a phone: the last row or column that turns white. */
const lastBooked = {
  '/offer': (page: Page) => optionRows(page, essential.items.at(-1)!.title).first(),
  '/premium': lastMonth,
  '/essential': lastMonth,
}

function lastMonth(page: Page) {
  const name = interpolate(firstMonths.month, { month: figures.minimumMonths })
  return page.locator('li').filter({ hasText: name })
}

/** Scrolls an element to this edge of the window, and returns how much of its scroll-driven animations has passed. */
const progressAt = (element: Locator, block: ScrollLogicalPosition) =>
  element.evaluate(async (target, edge) => {
    target.scrollIntoView({ block: edge, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return target.getAnimations({ subtree: true }).map(({ effect }) => effect!.getComputedTiming().progress)
  }, block)

for (const [at, find] of Object.entries(lastBooked)) {
  test(`${at} fills white while it is read, and is white at once with reduced motion`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(at)
    await waitForScrollAnimations(page)
    const booked = find(page)
    const entering = await progressAt(booked, 'end')
    expect(entering, `animations of the last part of ${at} that turns white, when it enters`).toHaveLength(1)
    expect(entering[0], `progress of ${at} when the last part enters`).toBeLessThan(1)
    expect(await progressAt(booked, 'start'), `progress of ${at} when the last part is at the top`).toEqual([1])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => progressAt(booked, 'end'), `animations of ${at} with reduced motion`).toEqual([])
  })
}

test('a service that an option lacks never turns white', async ({ page }) => {
  await page.goto('/offer')
  await waitForScrollAnimations(page)
  const missingRows = await optionRows(page, offer.missing).all()
  expect(missingRows, 'services that an option lacks').not.toEqual([])
  for (const missing of missingRows)
    expect(await progressAt(missing, 'end'), `animations of “${await missing.textContent()}”`).toEqual([])
})

test('running animations stop when the visitor turns on reduced motion', async ({ page }) => {
  await page.goto('/')
  const running = () => page.evaluate(() => document.getAnimations().length)
  await expect.poll(running).toBeGreaterThan(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(running).toBe(0)
})
