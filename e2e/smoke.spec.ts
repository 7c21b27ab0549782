import { expect, test } from 'playwright/test'
import { password } from '@/e2e/support/gate'
import { SchedulingStub } from '@/tools/calendly-stub'
import { askOf } from '@/tools/smoke/ask'
import { calendarProblems, gateProblems } from '@/tools/smoke/browser-checks'
import { hostChecks } from '@/tools/smoke/host-checks'
import { openingProblems } from '@/tools/smoke/opening'

// What `npm run smoke` asks of any host, asked of the preview: only the last two tests open a browser.
for (const [promise, check] of Object.entries(hostChecks)) {
  test(promise, async ({ baseURL }) => {
    expect(await check(askOf(baseURL!))).toEqual([])
  })
}

test('the check in a browser finds nothing where nothing is broken', async ({ page, context }) => {
  await new SchedulingStub().install(context)
  expect(await openingProblems(page, { path: '/book', at: '/book' })).toEqual([])
  expect(await calendarProblems(page)).toEqual([])
  expect(await openingProblems(page, { path: '/pricing', at: '/pricing' })).toEqual([])
  expect(await gateProblems(page, password)).toEqual([])
})

test('the check in a browser tells what is broken', async ({ page, context }) => {
  const stub = new SchedulingStub()
  stub.speaks = false
  await stub.install(context)
  await page.route('/book', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script>1</script></body>') })
  })
  expect(await openingProblems(page, { path: '/book', at: '/book' })).toEqual([expect.stringMatching(/does not allow/)])
  expect(await calendarProblems(page, 1000)).toEqual([expect.stringMatching(/shows no calendar/)])
  expect(await openingProblems(page, { path: '/pricing', at: '/pricing' })).toEqual([])
  expect(await gateProblems(page, `not ${password}`)).toEqual([expect.stringMatching(/“Incorrect password/)])
})
