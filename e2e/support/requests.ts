import type { Page } from 'playwright/test'

/** Matches the URLs of the site's scripts. */
export const SCRIPTS = /\/_next\/static\/.*\.js/

/** Matches the URLs of the site's fonts. */
export const FONTS = /\.woff2$/

/** Holds requests to matching URLs, and returns a function that releases them. */
export async function holdRequests(page: Page, pattern: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Whether a URL is that of a page of the site. */
const isDocument = ({ hostname, pathname }: URL) => hostname === 'localhost' && !/\.\w+$/.test(pathname)

/** Changes the HTML of the pages that are opened from now on. */
export const editDocuments = (page: Page, edit: (html: string) => string) =>
  page.route(isDocument, async (route) => {
    // The server may just have closed the connection that was kept open for it.
    const response = await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response, body: edit(await response.text()) })
  })
