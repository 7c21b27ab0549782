import { brotliCompressSync } from 'node:zlib'
import { owner } from '@/content/site'
import type { Owner } from '@/content/types'
import { pageRoutes } from '@/lib/routes'
import { waitUntilInteractive } from './support/interactive'
import { INTERACTIVE_AT_ONCE } from './support/pages'
import { expect, test } from './support/test'

/** Includes the icon. */
const MAX_REQUESTS = { static: 7, interactive: 16 }
/** Kilobytes of a document with its styles and early scripts. */
const MAX_DOCUMENT = { '/': 25, other: 18.25 }
/** Kilobytes that the script of `owner.analytics` adds to each page. */
const MAX_ANALYTICS = (owner as Owner).analytics ? 3.25 : 0

// The phone that Lighthouse emulates.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

const paths = [...pageRoutes.map(({ path }) => path), '/no-such-page']

for (const path of paths) {
  test(`${path} stays within the budget before any interaction`, async ({ page }) => {
    const isInteractive = INTERACTIVE_AT_ONCE.includes(path)
    const response = await page.goto(path)
    if (isInteractive) await waitUntilInteractive(page)
    await page.waitForLoadState('networkidle')
    const entries = await page.evaluate(() =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).origin === location.origin)
        .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const),
    )
    // A preloaded file has two entries.
    const files = [...new Map(entries)]
    const kilobytes = (pattern: RegExp) =>
      files.reduce((total, [file, bytes]) => total + (pattern.test(file) ? bytes / 1024 : 0), 0)
    const html = brotliCompressSync(await response!.body()).length / 1024
    const maxHtml = path === '/' ? MAX_DOCUMENT['/'] : MAX_DOCUMENT.other
    expect.soft(html, 'document').toBeLessThanOrEqual(maxHtml + MAX_ANALYTICS)
    expect.soft(kilobytes(/\.js$/), 'JavaScript').toBeLessThanOrEqual(isInteractive ? 165 : 0)
    expect.soft(kilobytes(/\.woff2$/), 'fonts').toBeLessThanOrEqual(36)
    expect.soft(kilobytes(/\.(?!js$|woff2$)[^.]*$/), 'other files').toBeLessThanOrEqual(3)
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(MAX_REQUESTS[isInteractive ? 'interactive' : 'static'])
  })
}
