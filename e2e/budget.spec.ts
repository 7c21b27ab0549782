import type { Request } from 'playwright/test'
import { owner } from '@/content/site'
import { pages } from '@/lib/routes'
import { gotoHydrated } from './support/page'
import { expect, test } from './support/test'

const KB = 1024
/** The tracker and the photograph of the founder are a request each. */
const MAX_REQUESTS = 16 + [owner.measurement, owner.photograph].filter(Boolean).length

// Lighthouse's phone. Touch, because a mouse pointer over a link counts as intent and prefetches its page.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

for (const { path } of pages) {
  test(`${path} stays within the budget before any interaction`, async ({ page, baseURL }) => {
    const requests = new Map<string, Request>()
    page.on('request', (request) => void requests.set(request.url(), request))
    await gotoHydrated(page, path)
    await page.waitForLoadState('networkidle')

    // Without the calendar's host, and without the icon, which only some browsers request.
    const files = [...requests.values()].filter((request) => {
      const { origin, pathname } = new URL(request.url())
      return origin === baseURL && !/\/(icon|favicon)[^/]*$/.test(pathname)
    })
    /** @returns the compressed bytes of the bodies. */
    const transferred = async (pattern: RegExp) => {
      const matching = files.filter((request) => pattern.test(new URL(request.url()).pathname))
      const sizes = await Promise.all(matching.map((request) => request.sizes()))
      return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0)
    }
    const javascript = await transferred(/\.js$/)
    expect.soft(javascript, 'JavaScript').toBeGreaterThan(0)
    expect.soft(javascript, 'JavaScript').toBeLessThanOrEqual(165 * KB)
    expect.soft(await transferred(/\/[^.]*$/), 'HTML with its inlined styles').toBeLessThanOrEqual(24 * KB)
    expect.soft(await transferred(/\.woff2$/), 'fonts').toBeLessThanOrEqual(30 * KB)
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(MAX_REQUESTS)
    const prefetched = files.filter((request) => new URL(request.url()).pathname.endsWith('.txt'))
    expect.soft(prefetched, 'payloads prefetched without intent').toHaveLength(0)
  })
}
