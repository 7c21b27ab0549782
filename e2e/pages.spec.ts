import type { Page } from 'playwright/test'
import type { Path } from '@/content/routes'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { allowCalendar } from './support/calendar'
import { paintWithFonts } from './support/conditions'
import { floatingButton } from './support/controls'
import { unlockWithKey, unlockedHeading } from './support/gate'
import { makeInteractive } from './support/interactive'
import { watchLayoutShifts } from './support/layout-shifts'
import { expectFits, inBrowser, MIN_TEXT, PHONE, SHEET } from './support/page-checks'
import { expectReadable } from './support/readable'
import { expect, test } from './support/test'
import { translate } from './support/translate'
import { views } from './support/views'

// What holds on every page: each is loaded once on a phone and once on a laptop. `npm run pictures` sees its looks.

test.describe.configure({ timeout: 120_000 })

const LAPTOP = { width: 1440, height: 900 }

/** Opens a page in a window, and expects that nothing shifts while it loads, and that each reveal ends. */
async function open(page: Page, url: string) {
  const [path = '', isOpened] = url.split('#')
  if (isOpened) await unlockWithKey(page)
  await paintWithFonts(page)
  const expectNoShift = await watchLayoutShifts(page)
  await page.goto(path)
  await makeInteractive(page)
  if (isOpened) await expect(unlockedHeading(page)).toBeVisible()
  await expectNoShift()
  await expect.soft.poll(() => inBrowser(page, 'unfinishedReveals'), `reveals that do not end on ${url}`).toEqual([])
  if (path === '/book') await allowCalendar(page)
}

/** Expects the header, and the floating button if the route has one, in the window of a page that is scrolled a little. */
async function expectHeader(page: Page, path: Path, on: string) {
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.soft(page.getByRole('banner'), `the header of ${on}`).toBeInViewport({ ratio: 1 })
  const button = expect.soft(floatingButton(page), `the floating button of ${on}`)
  await (routeFor(path).floatingButton ? button.toBeInViewport({ ratio: 1 }) : button.toHaveCount(0))
}

/** Expects each heading and price of the open page on paper, which has the address of /book, and nothing wider than a sheet. */
async function expectPrinted(page: Page, on: string) {
  const onScreen = await inBrowser(page, 'headingsAndPrices', '.screen-only *')
  await page.emulateMedia({ media: 'print' })
  const printed = await inBrowser(page, 'headingsAndPrices')
  const missing = onScreen.filter((text) => !printed.includes(text))
  expect.soft(missing, `headings and prices of ${on} that are not printed`).toEqual([])
  const address = page.getByText(absoluteUrl('/book')).filter({ visible: true })
  await expect.soft(address, `the address of /book on printed ${on}`).toHaveCount(1)
  await expectFits(page, `printed ${on}`, { widths: [SHEET] })
  await page.emulateMedia({ media: 'screen' })
}

for (const { path, url } of [...views, { path: '/pricing', url: '/pricing#opened' } as const]) {
  test(`${url} can be read on a phone, in windows of all widths, and on paper`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, url)
    await expectHeader(page, path, url)
    await expectReadable(page, url)
    await expectPrinted(page, url)
    await expectFits(page, url, { minText: MIN_TEXT })
  })

  test(`${url} can be read on a laptop, and when it is translated`, async ({ page, allow }) => {
    allow(/script-src/)
    await page.setViewportSize(LAPTOP)
    await open(page, url)
    await expectHeader(page, path, url)
    await expectReadable(page, url)
    await page.evaluate(translate, true)
    await expectFits(page, `translated ${url}`)
    const injected = page.addScriptTag({ content: 'window.injected = true' })
    await expect(injected, `a script injected into ${url}`).rejects.toThrow('Content Security Policy')
  })
}
