import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { filesBelow } from '@/build/files'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { owner } from '@/content/site'
import { pageRoutes } from '@/lib/routes'
import { answer, copyButton, question, themeChoice, toasts } from './support/controls'
import { lockedHeading, password, submitPassword, unlockedHeading } from './support/gate'
import {
  addStyles,
  gotoHydrated,
  holdRequests,
  HYDRATED_AT_ONCE,
  SCRIPTS,
  visits,
  waitForHydration,
} from './support/visit'
import { showStates } from './support/states'
import { expect, test } from './support/test'

const RENDERINGS = [
  { width: 360, colorScheme: 'dark', media: 'screen' },
  { width: 768, colorScheme: 'light', media: 'print' },
  { width: 1440, colorScheme: 'light', media: 'screen' },
] as const

/** Returns the computed styles, including the used sizes, of every element and pseudo-element, in each of the renderings. */
async function computedStyles(page: Page, renderings: readonly (typeof RENDERINGS)[number][]): Promise<string[]> {
  const found: string[] = []
  for (const { width, ...media } of renderings) {
    await page.emulateMedia(media)
    await page.setViewportSize({ width, height: 900 })
    const styles = await page.evaluate(async () => {
      await document.fonts.ready
      // A chart observes a new size in one frame and is drawn in the next.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      // cssText of computed styles is empty. Every element has the same properties, and listing them is slow. A custom
      // property paints nothing by itself.
      const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
      return [...document.body.querySelectorAll('*:not(script, style, link)')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const computed = getComputedStyle(element, part)
          if (part && computed.content === 'none') return []
          const values = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`)
          return [`<${element.tagName} class="${element.getAttribute('class')}">${part}`, ...values].join('; ')
        }),
      )
    })
    found.push(...styles)
  }
  return found
}

/** The styles of the whole site as the framework wrote them, without the fonts, whose addresses are relative. */
const siteStyles = filesBelow('.next/static', '.css')
  .map((name) => readFileSync(`.next/static/${name}`, 'utf8').replaceAll(/@font-face{.*?}/g, ''))
  .join('')

/** Asserts that the styles of the whole site would change nothing on a page. */
async function expectCompleteStyles(page: Page, renderings: readonly (typeof RENDERINGS)[number][]) {
  const before = await computedStyles(page, renderings)
  await addStyles(page, siteStyles)
  const after = await computedStyles(page, renderings)
  // The first difference is enough: one usually causes many others.
  const different = after.findIndex((styles, index) => styles !== before[index])
  expect(after[different]?.split('; ')).toEqual(before[different]?.split('; '))
  expect(after).toHaveLength(before.length)
}

test.describe('the first paint', () => {
  test.describe.configure({ timeout: 90_000 })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of pageRoutes) {
    test(`of ${path} needs no script, and the inline styles cover every state`, async ({ page, scheduling, allow }) => {
      // A pointer over the page, an intent that loads the scripts, must not load them before the first paint.
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.querySelector('[data-replay]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
        ),
      )
      await gotoHydrated(page, path)
      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return scripts.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name)
      })
      expect(early).toEqual([])
      const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
      expect(sources, 'each script runs once').toEqual([...new Set(sources)])
      if (!owner.askBeforeCalendar) await expect(page.locator('[data-state="waiting"]')).toHaveCount(0)
      await expectCompleteStyles(page, RENDERINGS)

      await showStates(path, { page, scheduling, allow }, () => expectCompleteStyles(page, RENDERINGS.slice(-1)))
    })
  }
})

/** Returns whether a control that needs scripts is within half a screen of the viewport. */
const hasControlNearby = (page: Page) =>
  page.locator('[data-hydrate="near"]').evaluateAll((controls) =>
    controls.some((control) => {
      const { top, bottom } = control.getBoundingClientRect()
      return bottom > -innerHeight / 2 && top < 1.5 * innerHeight
    }),
  )

test.describe('the scripts', () => {
  let requested: string[]
  test.beforeEach(({ page }) => {
    requested = []
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) requested.push(request.url())
    })
  })

  test('do not load for what every page does without them', async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ colorScheme: 'light' })
    for (const { path, at } of visits) {
      if (HYDRATED_AT_ONCE.includes(path)) continue
      requested = []
      await page.goto(at)
      await page.mouse.move(200, 200)
      await themeChoice(page, 'dark').check()
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
      await page.waitForLoadState('networkidle')
      // On a page whose last control is near the footer, scrolling to the theme switch has loaded them.
      if (!(await hasControlNearby(page))) expect(requested, path).toEqual([])
    }
  })

  test('load when a control that needs them is within half a screen of the viewport', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    await question(page, 0).evaluate((button) => {
      const { top } = button.getBoundingClientRect()
      scrollTo({ top: scrollY + top - 1.4 * innerHeight, behavior: 'instant' })
    })
    await waitForHydration(page)
    await expect(question(page, 0)).not.toBeInViewport()
  })

  for (const [name, show] of Object.entries({
    'a pointer over it': (page: Page) => copyButton(page).dispatchEvent('pointerover'),
    'its focus': (page: Page) => copyButton(page).focus(),
    'a click without a pointer, as by voice control': (page: Page) => copyButton(page).dispatchEvent('click'),
  })) {
    test(`load when a visitor shows intent on a control: ${name}`, async ({ page }) => {
      await page.goto('/process')
      await page.waitForLoadState('networkidle')
      expect(requested).toEqual([])
      await show(page)
      await waitForHydration(page)
    })
  }

  test('load in browsers that report no paint, as when they resist fingerprinting', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await gotoHydrated(page, '/qualify')
  })
})

test.describe('before hydration', () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, SCRIPTS)
  })

  test('events are held and replayed in order, repeated clicks only once', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    for (const key of ['Enter', 'Space']) await copyButton(page).press(key)
    for (const index of [faq.items.length - 1, 0]) await question(page, index).click()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(answer(page, 0)).toBeVisible()
    for (const index of faq.items.keys())
      await expect(question(page, index)).toHaveAttribute('aria-expanded', String(index === 0))
    await expect(toasts(page)).toHaveCount(1)
  })

  test('a password that is submitted unlocks after hydration', { tag: '@core' }, async ({ page }) => {
    await page.goto('/pricing')
    await submitPassword(page, password)
    await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
    await expect(lockedHeading(page)).toBeVisible()
    release()
    await expect(unlockedHeading(page)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })
})
