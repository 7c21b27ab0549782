import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

/** Lighthouse's phone. Without touch, a pointer that some browsers put over each page would be a sign of intent. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** What a visit transfers before any interaction; bytes as gzip leaves them, fonts as they are. */
export type Transfer = Awaited<ReturnType<typeof transferOf>>

/**
 * Opens a page and reads what it fetches until nothing more comes. Requests to other hosts are not counted: /book's
 * calendar is the page's content.
 * @param page a page without cache; @param url such as `http://localhost:3000/book`.
 */
export async function transferOf(page: Page, url: string) {
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  // The scripts are fetched first and then run from the browser's cache, which a page with interception does not have.
  const once = [...new Map(responses.map((response) => [response.url(), response])).values()]
  // Only some browsers fetch the icon of their tab, and none waits for it.
  const own = once.filter((response) => {
    const { origin, pathname } = new URL(response.url())
    return origin === new URL(url).origin && !/\/(icon|favicon)[^/]*$/.test(pathname)
  })
  const files = await Promise.all(
    own.map(async (response) => ({ path: new URL(response.url()).pathname, body: await response.body() })),
  )
  const named = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path)).map(({ body }) => body)
  const fonts = named(/\.woff2$/)
  return {
    html: zipped(files.slice(0, 1).map(({ body }) => body)),
    scripts: zipped(named(/\.js$/)),
    /** The page's own script: data that other exports carry inside their HTML. */
    payload: zipped(named(/\/pages\/[^/]*\.js$/)),
    styles: zipped(named(/\.css$/)),
    fonts: sum(fonts.map(({ length }) => length)),
    fontFiles: fonts.length,
    images: zipped(named(/\.(svg|png|ico|webp|avif|jpg)$/)),
    requests: files.length,
    /** Payloads of other pages. */
    payloads: named(/\.txt$/).length,
  }
}

const zipped = (bodies: readonly Buffer[]) =>
  sum(bodies.filter(({ length }) => length > 0).map((body) => gzipSync(body, { level: 9 }).length))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
