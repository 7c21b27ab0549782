import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { SITE_STYLES } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { locked, opened, password } from './support/gate'
import { answer, bookLink, copyButton, question, themeChoice } from './support/controls'
import { expectPage, followLink, gotoHydrated, hold, hydrated, isMarked, mark, SCRIPTS } from './support/page'
import { states } from './support/states'
import { expect, test } from './support/test'

const STYLESHEET = '**/_next/static/chunks/*.css'

const RENDERINGS = [
  { width: 360, colorScheme: 'dark', media: 'screen' },
  { width: 768, colorScheme: 'light', media: 'print' },
  { width: 1440, colorScheme: 'light', media: 'screen' },
] as const

/** How everything on the page is drawn in each of the renderings, the parts that only the styles make included. */
async function drawings(page: Page, renderings: readonly (typeof RENDERINGS)[number][]): Promise<string[]> {
  const found: string[] = []
  for (const { width, ...media } of renderings) {
    await page.emulateMedia(media)
    await page.setViewportSize({ width, height: 900 })
    const drawn = await page.evaluate(async () => {
      await document.fonts.ready
      // What the floating button makes of a new size is observed in one frame and drawn in the next.
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      return [...document.body.querySelectorAll('*:not(script, style, link)')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((part) => {
          const styles = getComputedStyle(element, part)
          if (part && styles.content === 'none') return []
          const { width, height } = element.getBoundingClientRect()
          const size = element.checkVisibility() ? `${width} ${height}` : 'hidden'
          // The text of computed styles is empty. A variable draws nothing by itself.
          const names = [...styles].filter((name) => !name.startsWith('--'))
          const values = names.map((name) => `${name}: ${styles.getPropertyValue(name)}`)
          return [`<${element.tagName} class="${element.getAttribute('class')}">${part}`, size, ...values].join('; ')
        }),
      )
    })
    found.push(...drawn)
  }
  return found
}

/** Holds the page to needing nothing but the styles that were delivered with it. */
async function expectComplete(page: Page, renderings: readonly (typeof RENDERINGS)[number][]) {
  const before = await drawings(page, renderings)
  await page.evaluate(async (selector) => {
    const link = document.querySelector<HTMLLinkElement>(selector)!
    if (!link.sheet) await new Promise((resolve) => (link.onload = resolve))
    link.media = 'all'
  }, SITE_STYLES)
  const after = await drawings(page, renderings)
  // The first of them says enough, as one difference spreads to many.
  const different = after.findIndex((drawing, index) => drawing !== before[index])
  expect(after[different]?.split('; ')).toEqual(before[different]?.split('; '))
}

/** The sizes of all that the page shows. */
const layout = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*:not(link, script)')].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${width.toFixed()} ${height.toFixed()}`
    }),
  )

test.describe('for its first paint', () => {
  test.describe.configure({ timeout: 90_000 })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of pages) {
    test(`${path} asks for no script and brings every style, of all that it can show`, async ({
      page,
      scheduling,
      allow,
    }) => {
      // A pointer rests over the page.
      await page.addInitScript(() =>
        addEventListener('load', () => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))),
      )
      await gotoHydrated(page, path)
      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
        return scripts.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name)
      })
      expect(early).toEqual([])
      await expect(page.locator('[data-state="waiting"]')).toHaveCount(0)
      await expectComplete(page, RENDERINGS)

      for (const [what, show] of Object.entries(states[path] ?? {})) {
        await test.step(what, async () => {
          await gotoHydrated(page, path)
          await show({ page, scheduling, allow })
          await expectComplete(page, RENDERINGS.slice(-1))
        })
      }
    })
  }
})

test.describe('the scripts', () => {
  test('wait for the browser to be idle, and not for that when a visitor shows intent', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: () => 0 })
      // Chromium reports a pointer in the corner of the page, although nobody has moved one.
      addEventListener('pointerover', (event) => event.clientX === 0 && event.stopImmediatePropagation(), true)
    })
    const asked: string[] = []
    page.on('request', (request) => void (SCRIPTS.test(request.url()) && asked.push(request.url())))
    await page.goto('/process')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(asked).toEqual([])
    await page.mouse.move(200, 200)
    await expect.poll(() => asked).not.toEqual([])
  })

  test('run once each', async ({ page }) => {
    await gotoHydrated(page, '/')
    const sources = await page.evaluate(() => [...document.scripts].flatMap(({ src }) => src || []))
    expect(sources).toEqual([...new Set(sources)])
  })

  test('come where the browser reports no paint, as one that resists fingerprinting', async ({ page }) => {
    await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}))
    await gotoHydrated(page, '/qualify')
  })
})

test.describe('what is done before the scripts have come', () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => void (release = await hold(page, SCRIPTS)))

  test('is done when they have, in its order, and once where a button was pressed again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await themeChoice(page, 'dark').check()
    for (const key of ['Enter', 'Space']) await copyButton(page).press(key)
    for (const index of [2, 0]) await question(page, index).click()
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(answer(page, 0)).toBeVisible()
    for (const index of [0, 1, 2]) {
      await expect(question(page, index)).toHaveAttribute('aria-expanded', String(index === 0))
    }
    await expect(page.locator('[data-sonner-toast]')).toHaveText([siteLayout.footer.copy.done])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email)
    await expect(themeChoice(page, 'dark')).toBeChecked()
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  for (const gesture of ['click', 'focus'] as const) {
    test(`a ${gesture} on a term explains it`, async ({ page }) => {
      await page.goto('/premium')
      await page.keyboard.press('Tab')
      await page.getByRole('main').getByRole('button').first()[gesture]()
      release()
      await expect(page.getByRole('tooltip')).toBeVisible()
    })
  }

  test('a password is kept, even before the first frame, says that it is opening, and opens the page', async ({
    page,
  }) => {
    await page.addInitScript((typed) => {
      new MutationObserver((_, observer) => {
        const input = document.querySelector<HTMLInputElement>('#gate-password')
        if (!input?.form?.querySelector('[type=submit]')) return
        observer.disconnect()
        input.value = typed
        input.form.requestSubmit()
      }).observe(document, { childList: true, subtree: true })
    }, password)
    await page.goto('/pricing')
    await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
    await expect(locked(page)).toBeVisible()
    release()
    await expect(opened(page)).toBeVisible()
    await expect(page).toHaveURL('/pricing')
  })

  test('the page of the link under the pointer is fetched ahead', async ({ page }) => {
    await page.goto('/')
    await bookLink(page).hover()
    const payload = page.waitForRequest('**/book/*.txt*')
    release()
    await payload
  })
})

test.describe('the stylesheet of the whole site', () => {
  for (const failures of [0, 2]) {
    test(`makes another page look as when it is opened, after a link, Back and a reload, though it fails ${failures} times`, async ({
      page,
      allow,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await gotoHydrated(page, '/')
      const opened = await layout(page)
      if (failures) {
        allow(/status of 404/)
        await page.route(STYLESHEET, (route) => route.fulfill({ status: 404 }), { times: failures })
      }
      await gotoHydrated(page, '/process')
      await mark(page)
      await followLink(page, '/')
      await expectPage(page, '/')
      await expect.poll(() => layout(page)).toEqual(opened)
      expect(await isMarked(page)).toBe(true)

      await followLink(page, '/process')
      await expectPage(page, '/process')
      await page.reload()
      await hydrated(page)
      await page.goBack()
      await expectPage(page, '/')
      await expect.poll(() => layout(page)).toEqual(opened)
    })
  }

  test('delays no page that is opened, and is waited for by the next one', async ({ page }) => {
    const release = await hold(page, STYLESHEET)
    await page.goto('/process', { waitUntil: 'commit' })
    await bookLink(page).hover()
    await hydrated(page)
    await mark(page)
    const clicked = await page.evaluate(() => performance.now())
    await bookLink(page).click()
    // Longer than the other page itself may take.
    await page.waitForFunction((start) => performance.now() - start > 1200, clicked)
    await expect(page).toHaveURL('/process')
    release()
    await expectPage(page, '/book')
    expect(await isMarked(page)).toBe(true)
  })

  test('is not missed by a page that it is refused to: it looks, answers and leads on', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoHydrated(page, '/')
    const designed = await layout(page)
    await page.route(STYLESHEET, (route) => route.abort())
    await gotoHydrated(page, '/')
    expect(await layout(page)).toEqual(designed)
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await mark(page)
    await bookLink(page).click()
    await expectPage(page, '/book')
    expect(await isMarked(page)).toBe(false)
  })
})
