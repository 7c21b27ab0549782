import { pages } from '@/lib/routes'
import emptyNext from '@/tools/bench/empty-next.json' with { type: 'json' }
import { phone, transferOf } from '@/tools/bench/transfer'
import { expect, test } from './support/test'

const KB = 1024

test.use(phone)

// The empty page's bytes are those of the Next that `npm run bench -- --runs 0` last built it with.
test('every page keeps to its bytes and requests', async ({ context, baseURL }) => {
  test.slow()
  for (const { path } of pages) {
    const page = await context.newPage()
    const { html, scripts, payload, fonts, fontFiles, requests, payloads } = await transferOf(page, baseURL + path)
    expect.soft(html, `${path}: HTML with its inlined styles`).toBeLessThanOrEqual(20 * KB)
    expect.soft(scripts, `${path}: JavaScript that was waited for`).toBeGreaterThan(emptyNext.scripts)
    expect.soft(scripts - payload, `${path}: JavaScript`).toBeLessThanOrEqual(emptyNext.scripts + 15 * KB)
    expect.soft(fontFiles, `${path}: font files`).toBeLessThanOrEqual(2)
    expect.soft(fonts, `${path}: fonts`).toBeLessThanOrEqual(52 * KB)
    expect.soft(requests, `${path}: requests before interaction`).toBeLessThanOrEqual(16)
    expect.soft(payloads, `${path}: payloads fetched ahead of any intent`).toBe(0)
    await page.close()
  }
})
