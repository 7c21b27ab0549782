import type { Page } from 'playwright/test'
import { editDocuments } from './requests'

/** Blocks storage, as Chrome does where site data is blocked. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const block = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: block })
  })

/** Shows pages as browsers without scroll-driven animations do, such as Firefox. */
export const withoutScrollTimelines = (page: Page) =>
  editDocuments(page, (html) => html.replace(/\banimation-timeline:/g, 'animation-timeline-missing:'))

/** Sets the default font size of the browser for all pages of its context, in pixels. */
export async function setBrowserFont(page: Page, size: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
}

/** Shortens the delays between retries, those from one to four seconds, for tests that wait for the last one. */
export const shortenRetryDelays = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    const shortened = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      setTimeout(handler, delay >= 1000 && delay <= 4000 ? delay / 20 : delay, ...rest)
    Object.assign(window, { setTimeout: shortened })
  })

/** Delays the first paint of pages until their fonts have loaded, which can take longer on a busy machine. */
export async function paintWithFonts(page: Page) {
  await editDocuments(page, (html) => html.replace('</head>', '<link rel="stylesheet" href="/after-fonts.css">$&'))
  await page.route('/after-fonts.css', async (route) => {
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    await route.fulfill({ contentType: 'text/css', body: '' })
  })
}
