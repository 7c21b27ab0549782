import next from 'next/package.json' with { type: 'json' }
import emptyNext from '@/bench/empty-next.json' with { type: 'json' }
import { phone, transferOf } from '@/bench/transfer'
import { pages } from '@/lib/routes'
import { expect, test } from './test'

const KB = 1024

test.use({ viewport: phone })

test('the empty page that the budgets refer to was built with the installed Next', () => {
  expect(emptyNext.version, 'npm run bench -- --floor measures it again').toBe(next.version)
})

for (const { path } of pages) {
  test(`${path} keeps to its bytes and requests`, async ({ page, baseURL }) => {
    const { html, scripts, payload, fonts, fontFiles, requests, payloads } = await transferOf(page, baseURL + path)
    expect.soft(html, 'HTML with its inlined styles').toBeLessThanOrEqual(20 * KB)
    expect.soft(scripts - payload, 'JavaScript').toBeLessThanOrEqual(emptyNext.scripts + 15 * KB)
    expect.soft(fontFiles, 'font files').toBeLessThanOrEqual(2)
    expect.soft(fonts, 'fonts').toBeLessThanOrEqual(52 * KB)
    expect.soft(requests, 'requests before interaction').toBeLessThanOrEqual(14)
    expect.soft(payloads, 'payloads fetched ahead of any intent').toBe(0)
  })
}

