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

/** Delays the first paint of pages until their fonts have loaded, which can take longer on a busy machine. */
export async function paintWithFonts(page: Page) {
  await editDocuments(page, (html) => html.replace('</head>', '<link rel="stylesheet" href="/after-fonts.css">$&'))
  await page.route('/after-fonts.css', async (route) => {
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    await route.fulfill({ contentType: 'text/css', body: '' })
  })
}
