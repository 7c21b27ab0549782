import { buildSync } from 'esbuild'
import { expect, type Locator, type Page } from 'playwright/test'

/** Size of a phone in pixels. */
export const PHONE = { width: 390, height: 844 }

/** Least sizes in pixels of texts, and of second-level headings, on a phone. */
export const MIN_SIZES = [14, 36] as const

type Size = readonly [width: number, height: number]

/** Windows in pixels: 400% zoom on a laptop, a small phone, a phone, a tablet, a laptop, a large screen. */
const WINDOWS: readonly Size[] = [
  [320, 256],
  [320, 640],
  [390, 844],
  [768, 900],
  [1280, 800],
  [2560, 1300],
]

/** Sizes in CSS pixels of what is printed on a sheet of A4 and of US letter, between the margins of public/print.css. */
export const SHEETS = [
  [Math.floor(((210 - 30) / 25.4) * 96), 1000],
  [Math.floor(((216 - 30) / 25.4) * 96), 1000],
] as const

type Functions = typeof import('./in-page')
type Name = keyof Functions

const { outputFiles } = buildSync({
  entryPoints: ['e2e/support/in-page/index.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'inPage',
  write: false,
})
const script = outputFiles[0]!.text

/** Calls a function of in-page/ in the open page. */
export const inPage = <N extends Name>(page: Page, name: N, ...parameters: Parameters<Functions[N]>) =>
  page.evaluate<Awaited<ReturnType<Functions[N]>>>(`${script}; inPage.${name}(...${JSON.stringify(parameters)})`)

/** Expects that a function of in-page/ finds nothing. */
export async function expectNone<N extends Name>(
  page: Page,
  name: N,
  on: string,
  ...parameters: Parameters<Functions[N]>
) {
  expect.soft(await inPage(page, name, ...parameters), `${name} on ${on}`).toEqual([])
}

/** Expects that a function of in-page/ soon finds nothing: animations end, and scripts resize what they draw. */
export const expectNoneSoon = (page: Page, name: 'overflow' | 'runningAnimations' | 'unfinishedReveals', on: string) =>
  expect.soft.poll(() => inPage(page, name), { message: `${name} on ${on}`, timeout: 5000 }).toEqual([])

/** Expects that a visible part of the open page is not printed. */
export async function expectNotPrinted(part: Locator, name: string) {
  await expect(part).toBeVisible()
  await part.page().emulateMedia({ media: 'print' })
  // At once: a toast closes by itself.
  expect.soft(await part.isVisible(), `whether ${name} is printed`).toBe(false)
  await part.page().emulateMedia({ media: 'screen' })
}

/** Expects that everything on the open page fits into windows of these widths and heights in pixels. */
export async function expectNoOverflow(page: Page, windows: readonly Size[] = WINDOWS) {
  const { pathname } = new URL(page.url())
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await expectNoneSoon(page, 'overflow', `${pathname}, ${width} × ${height}`)
  }
}
