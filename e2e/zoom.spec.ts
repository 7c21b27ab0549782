import type { Page } from 'playwright/test'
import { enter, title } from '@/e2e/support/gate'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'
import { visit, visits } from '@/e2e/support/visits'

/** 1280 by 1024 pixels at 400 and at 200 per cent, a tablet and a desktop. */
const SCREENS = [
  [320, 256],
  [640, 512],
  [768, 900],
  [1440, 900],
] as const
/** WCAG 2.2, 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** Texts of the page that are cut off by a box or reach beyond the sides of the screen; a picture has its sentence. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement: holder } = walker.currentNode
      if (
        !textContent?.trim() ||
        !holder?.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('.sr-only, [role="img"], svg, script, noscript')
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const text = range.getBoundingClientRect()
      if (text.width === 0) continue
      let [left, right] = [0, document.documentElement.clientWidth]
      let [top, bottom] = [-Infinity, Infinity]
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const frame = box.getBoundingClientRect()
        // What scrolls loses nothing.
        if (/auto|scroll/.test(overflowX)) [left, right] = [-Infinity, Infinity]
        if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
        if (position === 'fixed') break
      }
      const isCut = text.left < left - 1 || text.right > right + 1 || text.top < top - 2 || text.bottom > bottom + 2
      if (isCut) lost.push(`${textContent.trim().slice(0, 60)} in ${holder.tagName}.${holder.className}`)
    }
    return lost
  })

/** Buttons, links and fields whose target is smaller than it should be, in pixels. */
const smallTargets = (page: Page) =>
  page.locator('a, button, input, summary').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      if (width === 0 || !control.checkVisibility({ visibilityProperty: true })) return []
      // A link in a sentence is as high as its line; a word that explains itself stands in one too.
      const inSentence = getComputedStyle(control).display === 'inline' || control.hasAttribute('aria-describedby')
      const least = inSentence && control.tagName !== 'INPUT' ? 16 : 44
      return Math.min(width, height) < least ? [`${control.outerHTML.slice(0, 100)}: ${width} × ${height}`] : []
    }),
  )

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

async function expectAllRoomy(page: Page) {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    expect(await pageWidth(page), `nothing scrolls sideways at ${width} px`).toBe(width)
    expect(await lostTexts(page), `all texts fit at ${width} px`).toEqual([])
    expect(await smallTargets(page), `targets at ${width} px`).toEqual([])
  }
  // A policy that keeps foreign styles out keeps a <style> element out too, but not a sheet of the page's own making.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    expect(await pageWidth(page), `wider spacing does not scroll sideways at ${width} px`).toBe(width)
    expect(await lostTexts(page), `wider spacing loses nothing at ${width} px`).toEqual([])
  }
}

for (const place of visits) {
  test(`${place.path} fits at 400 per cent, with wider spacing, and under a thumb`, async ({ page, allow }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, place, allow)
    await expectAllRoomy(page)
  })
}

test('/pricing, once it is open, fits as well', async ({ page }) => {
  const { password, sheet } = await sealedSheet()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pricing')
  await enter(page, password)
  await expect(title(page, sheet.title)).toBeVisible()
  await expectAllRoomy(page)
})
