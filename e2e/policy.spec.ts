import { owner } from '@/content/site'
import type { Owner } from '@/content/types'
import { PROVIDER } from './support/scheduling-stub'
import { expect, test } from './support/test'
import { visits } from './support/visit'

const { measurement } = owner as Owner
/** The other origins that a page's policy allows. */
const origins = [...Object.values(PROVIDER), ...(measurement ? [measurement.endpoint] : [])].map(
  (url) => new URL(url).origin,
)

for (const { at } of visits) {
  test(`the policy of ${at} allows no foreign origin but the calendar’s, and runs no injected script`, async ({
    page,
    allow,
  }) => {
    await page.goto(at)
    const policy = (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? ''
    expect(new Set(policy.match(/https?:[^ ;]+/g))).toEqual(new Set(origins))
    for (const name of ['default-src', 'base-uri', 'form-action', 'object-src'])
      expect(policy).toContain(`${name} 'none'`)
    expect(policy).not.toMatch(/script-src [^;]*(unsafe|\*)/)
    allow(/script-src/)
    await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  })
}
