import { expect, test } from 'playwright/test'
import { password } from './support/gate'
import { SchedulingStub } from '@/tools/calendly-stub'
import { compare } from '@/tools/smoke/expectation'
import { promisesOf } from '@/tools/smoke/host'
import { calendarProblems, gateProblems, openingProblems } from '@/tools/smoke/in-browser'

test('the preview does what every host must do', async ({ baseURL }) => {
  for (const [promise, expectations] of Object.entries(await promisesOf(baseURL!))) {
    expect.soft(await compare(baseURL!, expectations), promise).toEqual([])
  }
})

test('the check in a browser finds nothing where nothing is broken', async ({ page, context, baseURL }) => {
  await new SchedulingStub().install(context)
  expect(await openingProblems(page, `${baseURL}/book`)).toEqual([])
  expect(await calendarProblems(page)).toEqual([])
  expect(await openingProblems(page, `${baseURL}/pricing`)).toEqual([])
  expect(await gateProblems(page, password)).toEqual([])
})

test('the check in a browser tells what is broken', async ({ page, context, baseURL }) => {
  const stub = new SchedulingStub()
  stub.speaks = false
  await stub.install(context)
  await page.route('/book', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', '<script>1</script></body>') })
  })
  expect(await openingProblems(page, `${baseURL}/book`)).toEqual([expect.stringMatching(/does not allow/)])
  expect(await calendarProblems(page, 1000)).toEqual([expect.stringMatching(/shows no calendar/)])
  expect(await openingProblems(page, `${baseURL}/pricing`)).toEqual([])
  expect(await gateProblems(page, `not ${password}`)).toEqual([expect.stringMatching(/“Incorrect password/)])
})
