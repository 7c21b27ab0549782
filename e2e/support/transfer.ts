import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

/** Lighthouse's phone. Without touch, a pointer that some browsers put over each page would be a sign of intent. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** What a visit transfers before any interaction; bytes as gzip leaves them, fonts as they are. */
export type Transfer = {
  html: number
  /** The stylesheets inside the HTML, by themselves. */
  inlineStyles: number
  scripts: number
  /** The page's own script: data that other exports carry inside their HTML. */
  payload: number
  styles: number
  fonts: number
  fontFiles: number
  images: number
  requests: number
  /** Payloads of other pages. */
  payloads: number
}

/**
 * Opens an address and reads what it fetches until nothing more comes. Requests to other hosts are not counted:
 * /book's calendar is the page's content.
 * @param page a page without cache; @param url such as `http://localhost:3000/book`.
 */
export async function transferOf(page: Page, url: string): Promise<Transfer> {
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  // The scripts are fetched first and then run from the browser's cache, which a page with interception does not have.
  const once = new Map(responses.map((response) => [response.url(), response])).values()
  // Only some browsers fetch the icon of their tab, and none waits for it.
  const own = [...once].filter((response) => {
    const { origin, pathname } = new URL(response.url())
    return origin === new URL(url).origin && !/\/(icon|favicon)[^/]*$/.test(pathname)
  })
  const files = await Promise.all(
    own.map(async (response) => ({ path: new URL(response.url()).pathname, body: await response.body() })),
  )
  const named = (extension: RegExp) => files.filter(({ path }) => extension.test(path)).map(({ body }) => body)
  const [document = Buffer.alloc(0)] = own.length > 0 ? [files[0]!.body] : []
  return {
    html: zipped([document]),
    inlineStyles: zipped([Buffer.from(inlineStylesOf(document.toString()))]),
    scripts: zipped(named(/\.js$/)),
    payload: zipped(named(/\/pages\/[^/]*\.js$/)),
    styles: zipped(named(/\.css$/)),
    fonts: sum(named(/\.woff2$/).map(({ length }) => length)),
    fontFiles: named(/\.woff2$/).length,
    images: zipped(named(/\.(svg|png|ico|webp|avif|jpg)$/)),
    requests: files.length,
    payloads: named(/\.txt$/).length,
  }
}

function inlineStylesOf(source: string): string {
  return [...source.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
}

const zipped = (bodies: readonly Buffer[]) =>
  sum(bodies.filter(({ length }) => length > 0).map((body) => gzipSync(body, { level: 9 }).length))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
