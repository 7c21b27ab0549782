import { measurementScript } from '@/lib/measurement'
import { scheduled, tell } from './support/calendar'
import { enter, opened, password } from './support/gate'
import { bookLink } from './support/controls'
import { expectPage, followLink, gotoHydrated, takeTime } from './support/page'
import { expect, test } from './support/test'

// What is kept back, and what is sent when, is in lib/measurement.test.ts.
test('every event of a visit is sent once, with path and campaign of the session', async ({ page, baseURL }) => {
  // As in a build whose owner has set a service: at the page's own address, which its policy allows.
  const endpoint = `${baseURL}/api/event`
  const events: { name: string; url: string }[] = []
  await page.route(endpoint, (route) => {
    events.push(route.request().postDataJSON())
    return route.fulfill({ status: 202 })
  })
  // The frames of a page have scripts of their own.
  await page.addInitScript({
    content: `if (self === top) {${measurementScript({ endpoint, site: 'clinic.example' })}}`,
  })
  const expected: string[] = []
  const sends = async (...names: string[]) => {
    expected.push(...names)
    await expect.poll(() => events.map(({ name, url }) => `${name} ${new URL(url).pathname}`)).toEqual(expected)
  }
  await takeTime(page)
  await gotoHydrated(page, '/?utm_source=letter&email=a%40b.example')
  await sends('pageview /')
  await followLink(page, '/process')
  await expectPage(page, '/process')
  await sends('pageview /process')
  await page.goBack()
  await expectPage(page, '/', '?utm_source=letter&email=a%40b.example')
  await sends('pageview /')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await sends('Booking link pressed /', 'pageview /book')
  for (const call of [1, 1, 2]) await tell(page, scheduled(`https://api.calendly.com/scheduled_events/${call}`))
  await sends('Call booked /book', 'Call booked /book')
  await page.goto('/pricing')
  await enter(page, password)
  await expect(opened(page)).toBeVisible()
  await sends('pageview /pricing', 'Pricing opened /pricing')
  await page.reload()
  await expect(opened(page)).toBeVisible()
  await sends('pageview /pricing')
  for (const { url } of events) expect(url).toMatch(/^[^?]+\?utm_source=letter$/)
})
