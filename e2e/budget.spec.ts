import { owner } from '@/content/site'
import { pages } from '@/lib/routes'
import { gotoHydrated } from './support/page'
import { expect, test } from './support/test'

/** Includes the icon. The tracker and the photograph of the founder are a request each. */
const MAX_REQUESTS = 16 + [owner.measurement, owner.photograph].filter(Boolean).length

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

for (const { path } of pages) {
  test(`${path} stays within the budget before any interaction`, async ({ page }) => {
    await gotoHydrated(page, path)
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
      files.reduce((total, [path, bytes]) => total + (pattern.test(path) ? bytes / 1024 : 0), 0)
    expect.soft(kilobytes(/\.js$/), 'JavaScript').toBeGreaterThan(0)
    expect.soft(kilobytes(/\.js$/), 'JavaScript').toBeLessThanOrEqual(165)
    expect.soft(kilobytes(/\/[^.]*$/), 'HTML with its inlined styles').toBeLessThanOrEqual(22)
    expect.soft(kilobytes(/\.woff2$/), 'fonts').toBeLessThanOrEqual(48)
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(MAX_REQUESTS)
  })
}
