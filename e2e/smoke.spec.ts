import { expect, test } from 'playwright/test'
import { askOf } from '@/tools/smoke/ask'
import { hostChecks } from '@/tools/smoke/host-checks'

// What `npm run smoke` asks of any host, asked of the preview: none of these tests opens a browser.
for (const [promise, check] of Object.entries(hostChecks)) {
  test(promise, async ({ baseURL }) => {
    expect(await check(askOf(baseURL!))).toEqual([])
  })
}
