import { owner } from '@/content/site'
import type { Owner } from '@/content/types'
import { BOOKING_LINKS } from '@/lib/booking/links'
import { PROVIDER } from './support/scheduling-stub'
import { expect, test } from './support/test'
import { gotoInteractive } from './support/interactive'
import { visits } from './support/pages'

const { analytics } = owner as Owner
/** The other origins that a page's policy allows. */
const origins = [...Object.values(PROVIDER), ...(analytics ? [analytics.endpoint] : [])].map(
  (url) => new URL(url).origin,
)

for (const { path, at } of visits) {
  test(`the policy of ${at} allows only the calendar’s origins, which only /book contacts, and no injected script`, async ({
    page,
    scheduling,
    allow,
  }) => {
    await gotoInteractive(page, at)
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    expect(new Set(policy!.match(/https?:[^ ;]+/g))).toEqual(new Set(origins))
    if (path !== '/book') {
      await page.locator(BOOKING_LINKS).first().hover()
      await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0)
      expect(scheduling.requests).toEqual([])
    }
    allow(/script-src/)
    await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  })
}
