import { expect, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { faq } from '@/content/faq'
import type { Path } from '@/content/link-types'
import { allowCalendar, calendarFrame, visitAndBook } from './calendar'
import { answer, floatingButton, mainHeading, question } from './controls'
import { unlock, unlockedHeading } from './gate'
import { overlappingTexts, unreadableTexts, WIDER_SPACING } from './layout'
import {
  addStyles,
  holdRequests,
  hydrate,
  isDocument,
  replaceInPages,
  SCRIPTS,
  setBrowserFont,
  type Visit,
} from './visit'

type Viewport = { width: number; height: number }
type Expectation = {
  /** What a page does, in words that continue its path. */
  title: string
  check: (page: Page, visit: Visit) => Promise<void>
}

/** What a page has to withstand, and what a visitor then still notices. */
export type Condition = {
  /** All pages, unless given. */
  paths?: readonly Path[]
  /** A phone and a desktop, unless given. */
  viewports?: readonly Viewport[]
  /** Establishes the condition before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Establishes the condition on the page that is open. */
  after?: (page: Page) => Promise<unknown>
  /** Console errors that the condition causes. */
  allow?: RegExp
  expects: readonly Expectation[]
}

const PHONE = { width: 360, height: 640 }
const DESKTOP = { width: 1280, height: 800 }
const SMALL_PHONE = { width: 320, height: 640 }
const EVERY_WIDTH = [320, 360, 768, 1440, 1920].map((width) => ({ width, height: 900 }))

/** Greatest cumulative layout shift of a page. Google's Core Web Vitals call up to 0.1 good. */
const MAX_SHIFT = 0.01
/** Greatest part of the window that the fixed bars may cover. */
const MAX_COVERED = 0.25

const FONTS = '**/*.woff2'

/** Asserts that nothing is cut or beyond the sides of the window, and that no texts lie over each other. */
async function expectReadable(page: Page) {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(tooWide, 'pixels by which the page is wider than the window').toBeLessThanOrEqual(0)
  // A condition that is set on the open page takes effect in a later frame.
  await expect.poll(() => unreadableTexts(page), 'texts that are cut').toEqual([])
  await expect.poll(() => overlappingTexts(page), 'texts that lie over each other').toEqual([])
}

/** The title is visible, all text can be read, and a booking link can be clicked. */
const isUsable: Expectation = {
  title: 'is usable',
  check: async (page, { path }) => {
    await expect(mainHeading(page)).toBeVisible()
    await expectReadable(page)
    const links = page
      .locator(path === '/book' ? 'main a[target="_blank"]' : 'a[href^="/book"]')
      .filter({ visible: true })
    await links.first().click({ trial: true })
    await links.last().click({ trial: true })
  },
}

/** Each answer can be opened and read. */
const hasReadableAnswers: Expectation = {
  title: 'has answers that can be read',
  check: async (page) => {
    for (const index of faq.items.keys()) {
      await question(page, index).click()
      await expect(answer(page, index)).toBeVisible()
      await expectReadable(page)
    }
  },
}

/** The page is hydrated when a visitor shows intent, and the calendar is shown. */
const isInteractive: Expectation = {
  title: 'becomes interactive',
  check: async (page, { path }) => {
    await hydrate(page)
    if (path !== '/book') return
    await allowCalendar(page)
    await expect(calendarFrame(page)).toHaveAttribute('title', book.frameTitle)
    await expect(page.getByText(book.waiting)).toHaveCount(0)
  },
}

/** Nothing has moved since the page was opened. */
const isStable: Expectation = {
  title: 'does not move',
  check: async (page) => {
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return (window as unknown as { shifts: Shift[] }).shifts
    })
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    expect(total, shifts.map(({ value, moved }) => `${value} ${moved}`).join('\n')).toBeLessThan(MAX_SHIFT)
  },
}

/** The bars leave the window to the content, wherever the page is scrolled. */
const hasFewBars: Expectation = {
  title: 'keeps the window for its content',
  check: async (page) => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    const { height } = page.viewportSize()!
    let covered = 0
    for (const bar of [page.getByRole('banner'), floatingButton(page)]) {
      const box = (await bar.count()) > 0 ? await bar.boundingBox() : null
      if (box) covered += Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0))
    }
    expect(covered / height, 'part of the window that bars cover').toBeLessThanOrEqual(MAX_COVERED)
  },
}

/**
 * Browsers keep a page within the notch and the home indicator, unless it asks for the whole screen with
 * viewport-fit=cover.
 */
const staysInSafeArea: Expectation = {
  title: 'stays clear of the notch',
  check: async (page) => {
    await expect(page.locator('meta[name="viewport"]')).not.toHaveAttribute('content', /cover/)
  },
}

type Shift = { value: number; moved: string }

/** Records the layout shifts of the pages that are opened from now on. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 30)).join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Renames the system fonts of the fallback faces, as on systems that have none of them. */
const withoutLocalFonts = (page: Page) => replaceInPages(page, /local\(["']?/g, (match) => `${match}missing `)

const withoutWebFonts = (page: Page) => page.route(FONTS, (route) => route.abort())

/** Holds the fonts back until the page has been painted without them. */
const withLateFonts = (page: Page) =>
  page.route(FONTS, async (route) => {
    const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
    // The page may be closed by then.
    await expect
      .poll(() => page.evaluate(isPainted))
      .toBe(true)
      .catch(() => {})
    await route.fallback().catch(() => {})
  })

/** Adds a policy to the page's own, as an ad blocker does. */
const withoutInlineScripts = (page: Page) =>
  page.route(isDocument, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" }
    await route.fulfill({ response, headers })
  })

/** @param size the default font size of the browser in pixels. */
const withBrowserFont = (size: number) => (page: Page) => setBrowserFont(page, size)

/** @param insets the areas of a notch and of a home indicator in pixels. */
const withInsets = (insets: Record<'top' | 'right' | 'bottom' | 'left', number>) => async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** @param url matches the files whose requests get no response. */
const withHanging = (url: RegExp) => (page: Page) => holdRequests(page, url)

/** Each condition is tried on each page. To add one, add a row; to demand more of one, add to its `expects`. */
export const conditions: Readonly<Record<string, Condition>> = {
  'fonts load late': { viewports: EVERY_WIDTH, before: withLateFonts, expects: [isStable] },
  'fonts load late and no fallback font is installed': {
    viewports: EVERY_WIDTH,
    before: async (page) => {
      await withoutLocalFonts(page)
      await withLateFonts(page)
    },
    expects: [isStable],
  },
  'fonts never load': { before: withoutWebFonts, allow: /ERR_FAILED/, expects: [isStable, isUsable] },
  'the browser font is 24 px': {
    viewports: [SMALL_PHONE, PHONE],
    before: withBrowserFont(24),
    expects: [isUsable],
  },
  'the browser font is 32 px': {
    viewports: [SMALL_PHONE, PHONE, DESKTOP],
    before: withBrowserFont(32),
    expects: [isUsable],
  },
  'answers are opened and the browser font is 32 px': {
    paths: ['/'],
    viewports: [SMALL_PHONE, PHONE, DESKTOP],
    before: withBrowserFont(32),
    expects: [hasReadableAnswers],
  },
  'a call is booked': { before: visitAndBook, expects: [isStable, isUsable] },
  'a call is booked and the browser font is 32 px': {
    viewports: [SMALL_PHONE, PHONE, DESKTOP],
    before: async (page) => {
      await visitAndBook(page)
      await withBrowserFont(32)(page)
    },
    expects: [isUsable],
  },
  'text is spaced as in WCAG 1.4.12': { after: (page) => addStyles(page, WIDER_SPACING), expects: [isUsable] },
  'the window is low': {
    viewports: [
      { width: 320, height: 256 },
      { width: 320, height: 200 },
    ],
    expects: [isUsable, hasFewBars],
  },
  'the screen has a notch and a home indicator': {
    viewports: [PHONE, { width: 844, height: 390 }],
    before: withInsets({ top: 47, right: 47, bottom: 34, left: 47 }),
    expects: [isUsable, staysInSafeArea],
  },
  'inline scripts are blocked': {
    before: withoutInlineScripts,
    allow: /Content Security Policy|policy: script-src/,
    expects: [isUsable],
  },
  'scripts hang': { before: withHanging(SCRIPTS), expects: [isUsable] },
  'fonts hang': { before: withHanging(/\.woff2$/), expects: [isUsable, isInteractive] },
  'stylesheets hang': { before: withHanging(/\.css$/), expects: [isUsable, isInteractive] },
  'pictures hang': { before: withHanging(/\.(svg|png|webp|avif|jpe?g|ico)$/), expects: [isUsable, isInteractive] },
  'pricing is unlocked and the browser font is 32 px': {
    paths: ['/pricing'],
    viewports: [SMALL_PHONE, PHONE, DESKTOP],
    before: async (page) => {
      await unlock(page)
      await withBrowserFont(32)(page)
    },
    after: (page) => expect(unlockedHeading(page)).toBeVisible(),
    expects: [isUsable],
  },
}

export const defaultViewports: readonly Viewport[] = [PHONE, DESKTOP]
