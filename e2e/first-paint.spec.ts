import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { filesBelow } from '@/build/files'
import { owner } from '@/content/site'
import { pageRoutes } from '@/lib/routes'
import { addStyles, gotoHydrated } from './support/visit'
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
          document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
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
