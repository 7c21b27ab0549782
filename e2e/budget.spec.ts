import emptyNext from '@/e2e/support/empty-next.json' with { type: 'json' }
import { phone, transferOf } from '@/e2e/support/transfer'
import { pages } from '@/lib/routes'
import { expect, test } from '@/e2e/support/test'

const KB = 1024

test.use(phone)

// The empty page's bytes are those of the Next that `npm run bench -- --bytes` last built it with.
for (const { path } of pages) {
  test(`${path} keeps to its bytes and requests`, async ({ page, baseURL }) => {
    const { html, scripts, payload, fonts, fontFiles, requests, payloads } = await transferOf(page, baseURL + path)
    expect.soft(html, 'HTML with its inlined styles').toBeLessThanOrEqual(20 * KB)
    expect.soft(scripts - payload, 'JavaScript').toBeLessThanOrEqual(emptyNext.scripts + 15 * KB)
    expect.soft(fontFiles, 'font files').toBeLessThanOrEqual(2)
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(52 * KB)
    expect.soft(requests, 'requests before interaction').toBeLessThanOrEqual(16)
    expect.soft(payloads, 'payloads fetched ahead of any intent').toBe(0)
  })
}
