import { buildSync } from 'esbuild'
import { expect, type Page } from 'playwright/test'

/** Size of a phone in pixels. */
export const PHONE = { width: 390, height: 844 }

/** Widths in pixels of a very small phone, a phone, a tablet, a laptop and a large screen. */
const WIDTHS = [280, 360, 768, 1440, 2560]

/** Least size in pixels of a text, and the width from which the words of a week are as large. */
export const MIN_TEXT = 14
const MIN_TEXT_WIDTH = 360

/** Width in CSS pixels of a sheet of A4 without the margins of public/print.css. */
export const SHEET = Math.floor(((210 - 30) / 25.4) * 96)

type Functions = typeof import('./browser')

const { outputFiles } = buildSync({
  entryPoints: ['e2e/support/browser/index.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'inBrowser',
  write: false,
})
const script = outputFiles[0]!.text

/** Calls a function of browser/ in the open page. */
export const inBrowser = <N extends keyof Functions>(page: Page, name: N, ...parameters: Parameters<Functions[N]>) =>
  page.evaluate<Awaited<ReturnType<Functions[N]>>>(`${script}; inBrowser.${name}(...${JSON.stringify(parameters)})`)

/**
 * Expects that the open page fits into windows of these widths in pixels.
 * @param on the page and its state, for messages.
 * @param minText least size of a text in pixels.
 */
export async function expectFits(page: Page, on: string, { widths = WIDTHS, minText = 0 } = {}) {
  for (const width of widths) {
    const place = `${on}, ${width} px wide`
    await page.setViewportSize({ width, height: 900 })
    // Scripts resize what they draw.
    await expect.soft
      .poll(() => inBrowser(page, 'overflow'), { message: `what overflows on ${place}`, timeout: 5000 })
      .toEqual([])
    const small = width >= MIN_TEXT_WIDTH ? await inBrowser(page, 'smallTexts', minText) : []
    expect.soft(small, `texts below ${minText} px on ${place}`).toEqual([])
  }
}

/** Ends all running animations of the open page, except scroll-driven ones. */
export const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && animation.timeline === document.timeline) animation.finish()
  })
