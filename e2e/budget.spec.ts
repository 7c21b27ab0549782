import { pageRoutes } from '@/lib/routes'
import { waitForHydration } from './support/visit'
import { expect, test } from './support/test'

/** Pages whose first screen has a control that needs the framework's scripts. */
const HYDRATED_AT_ONCE: readonly string[] = ['/book', '/pricing']
/** Includes the icon. */
const MAX_REQUESTS = { static: 7, hydrated: 16 }
/** Kilobytes. */
const MAX_SIZES = { '/': 62, other: 58 }

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

const paths = [...pageRoutes.map(({ path }) => path), '/no-such-page']

for (const path of paths) {
  test(`${path} stays within the budget before any interaction`, async ({ page }) => {
    const isHydrated = HYDRATED_AT_ONCE.includes(path)
    await page.goto(path)
    if (isHydrated) await waitForHydration(page)
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
    expect.soft(kilobytes(/\.js$/), 'JavaScript').toBeLessThanOrEqual(isHydrated ? 165 : 0)
    expect.soft(kilobytes(/\/[^.]*$/), 'HTML with its inlined styles').toBeLessThanOrEqual(22)
    expect.soft(kilobytes(/\.woff2$/), 'fonts').toBeLessThanOrEqual(48)
    if (!isHydrated)
      expect.soft(kilobytes(/./), 'all files').toBeLessThanOrEqual(path === '/' ? MAX_SIZES['/'] : MAX_SIZES.other)
    expect.soft(files.length, 'requests').toBeLessThanOrEqual(MAX_REQUESTS[isHydrated ? 'hydrated' : 'static'])
  })
}
