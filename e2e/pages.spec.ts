import type { Page } from 'playwright/test'
import type { Path } from '@/content/routes'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { allowCalendar } from './support/calendar'
import { paintWithFonts } from './support/conditions'
import { floatingButton } from './support/controls'
import { expectPainted, expectSeenInForcedColours } from './support/drawings'
import { unlockWithKey, unlockedHeading } from './support/gate'
import { makeInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectLayout } from './support/layouts'
import { expectReadable } from './support/readable'
import { expectSameAtEveryWidth } from './support/shown'
import { expect, test } from './support/test'
import { translate } from './support/translate'
import { visits } from './support/visits'
import { expectNone, expectNoneSoon, expectNoOverflow, inPage, MIN_SIZES, PHONE, SHEETS } from './support/visual-checks'

// What holds on every page: each is loaded once on a phone and once on a desktop, and everything is checked on these loads.

/** Size of a laptop in pixels. */
const DESKTOP = { width: 1440, height: 900 }
/** Widths in pixels of a phone, a tablet and a laptop. */
const WIDTHS = [360, 768, 1440]
/** Width in pixels at which words are whole. */
const NARROWEST = 280

/**
 * The bar is at the top of the window, in the colours of the route. The floating button is at its bottom, from the first screen
 * to the last row of the content, above the footer, which a short page has on its first screen. Nothing covers them, and they
 * cover no fragment.
 */
async function expectBars(page: Page, path: Path, on: string) {
  const route = routeFor(path)
  const bar = page.getByRole('banner')
  const { height } = page.viewportSize()!
  const bottomOf = async (top: number) => {
    await inPage(page, 'settleAt', top)
    await expect.soft(bar, `the bar of ${on}, scrolled to ${top}`).toBeInViewport()
    const box = route.floatingButton && (await floatingButton(page).boundingBox())
    return box ? Math.round(box.y + box.height) : undefined
  }
  const footerTop = async () => Math.round((await page.getByRole('contentinfo').boundingBox())!.y)
  if (route.floatingButton) {
    expect
      .soft(await bottomOf(0), `bottom of the floating button of ${on}, at the top`)
      .toBe(Math.min(height, await footerTop()))
    expect
      .soft(await bottomOf(Number.MAX_SAFE_INTEGER), `bottom of the floating button of ${on}, at the end`)
      .toBe(await footerTop())
  } else await bottomOf(Number.MAX_SAFE_INTEGER)
  await expectNone(page, 'coveredFragments', on)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const opaque = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const solid = colorScheme === 'light' ? 'rgb(255, 255, 255)' : opaque
    // The colour of a translucent bar has an alpha value.
    const ground = route.topBarGround === 'solid' ? solid : / \/ 0\.9[2-5]?\)$|^rgba\(.*, 0\.9[2-5]?\)$/
    await expect.soft(bar, `the bar of ${on} in the ${colorScheme} theme`).toHaveCSS('background-color', ground)
  }
}

async function expectPaper(page: Page, on: string) {
  const onScreen = await inPage(page, 'headingsAndPrices', ':not(.screen-only *)')
  await page.emulateMedia({ media: 'print' })
  const printed = await inPage(page, 'headingsAndPrices', '*')
  const missing = onScreen.filter((text) => !printed.includes(text))
  expect.soft(missing, `headings and prices of ${on} that are not printed`).toEqual([])
  const closed = page.locator('main :is([hidden="until-found"], details) :is(p, table):not(.screen-only *)')
  await expect.soft(closed.filter({ visible: false }), `hidden answers and tables on printed ${on}`).toHaveText([])
  const address = page.getByText(absoluteUrl('/book')).filter({ visible: true })
  await expect.soft(address, `the address of /book on printed ${on}`).toHaveCount(1)
  for (const [name, control] of [
    ['bar', page.getByRole('banner')],
    ['floating button', floatingButton(page)],
    ['theme switch', page.getByRole('group').filter({ has: page.getByRole('radio') })],
  ] as const)
    await expect.soft(control.filter({ visible: true }), `the ${name} on printed ${on}`).toHaveText([])
  await expectNone(page, 'paleTexts', `printed ${on}`)
  await expectNone(page, 'linksWithoutAddress', `printed ${on}`)
  await expectNone(page, 'sizedContainers', `printed ${on}`)
  await expectNoOverflow(page, SHEETS)
  await page.emulateMedia({ media: 'screen' })
}

/** The open page has its layout on a phone, on a tablet and on a laptop, and the same texts and controls on all of them. */
async function expectLayouts(page: Page, at: string) {
  const shown = new Map<number, Awaited<ReturnType<typeof inPage<'shownSizes'>>>>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: DESKTOP.height })
    await expectNoneSoon(page, 'overflow', `${at}, ${width} pixels wide`)
    await expectLayout(page, at, `${at}, ${width} pixels wide`)
    await expectNone(page, 'smallTexts', `${at}, ${width} pixels wide`, ...MIN_SIZES)
    shown.set(width, await inPage(page, 'shownSizes'))
  }
  expectSameAtEveryWidth(shown, at)
}

/** Opens a page in a window, and scrolls through it: nothing shifts, and all motion ends. */
async function openAndScroll(page: Page, at: string) {
  const [path = '', isOpened] = at.split('#')
  if (isOpened) await unlockWithKey(page)
  await paintWithFonts(page)
  const expectNoShift = await watchLayoutShifts(page)
  await page.goto(path)
  await makeInteractive(page)
  if (isOpened) await expect(unlockedHeading(page)).toBeVisible()
  await expectNoShift()
  await expectNone(page, 'lateReveals', at)
  await expectNoneSoon(page, 'unfinishedReveals', at)
  if (path === '/book') await allowCalendar(page)
}

for (const { path, at } of [...visits, { path: '/pricing', at: '/pricing#opened' } as const]) {
  test(`${at} can be read on a phone, in both themes, and on paper`, async ({ page, scheduling }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(PHONE)
    await openAndScroll(page, at)
    await expectReadable(page, at)
    await expectNone(page, 'smallTexts', at, ...MIN_SIZES)
    if (path !== '/book') expect.soft(scheduling.requests, `requests of ${at} to the calendar`).toEqual([])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectPainted(page, at, `${at} in the ${colorScheme} theme`)
    }
    await expectSeenInForcedColours(page, at)
    await expectBars(page, path, at)
    await expectPaper(page, at)
    await expectNoOverflow(page)
    await expectLayouts(page, at)
    await page.setViewportSize({ width: NARROWEST, height: 653 })
    await expectNone(page, 'brokenWords', `${at}, ${NARROWEST} pixels wide`)
  })

  test(`${at} can be read on a desktop, in both themes, and when it is translated`, async ({ page, allow }) => {
    test.setTimeout(120_000)
    allow(/script-src/)
    await page.setViewportSize(DESKTOP)
    await openAndScroll(page, at)
    await expectReadable(page, at)
    await expectBars(page, path, at)
    for (const heading of await page.getByRole('heading').all())
      // A hidden alternative text keeps its space.
      await expect.soft(heading).toHaveAccessibleName((await heading.innerText()).replace(/\s+/g, ' ').trim())
    await page.evaluate(translate, true)
    await expectNoOverflow(page)
    await expect(page.locator('.day-dots i').filter({ visible: true }), `dots on translated ${at}`).toHaveCount(0)
    await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  })
}
