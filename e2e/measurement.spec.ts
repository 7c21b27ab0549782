import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { measurementScript } from '@/lib/measurement'
import { scheduled, tell } from '@/e2e/support/calendar'
import { enter, opened, password } from '@/e2e/support/gate'
import { bookLink, expectPage, followLink, gotoHydrated, takeTime } from '@/e2e/support/page'
import { expect, test } from '@/e2e/support/test'

const DOMAIN = 'clinic.example'

type Event = { name: string; url: string; domain: string }

/** Measures a page as a build does whose owner has set a service. */
const measure = (page: Pick<Page, 'addInitScript'>, endpoint: string) =>
  // The frames of a page have scripts of their own.
  page.addInitScript({ content: `if (self === top) {${measurementScript({ endpoint, site: DOMAIN })}}` })

/** Measures a page with a service at its own address, which its policy allows. */
async function stub(page: Page, baseURL: string | undefined) {
  const endpoint = `${baseURL}/api/event`
  const events: Event[] = []
  await page.route(endpoint, (route) => {
    events.push(route.request().postDataJSON() as Event)
    return route.fulfill({ status: 202 })
  })
  await measure(page, endpoint)
  return { events, endpoint }
}

test('every event of a visit is sent once, with its path and the campaign of the session', async ({
  page,
  baseURL,
}) => {
  const { events, endpoint } = await stub(page, baseURL)
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
  for (const event of events) {
    expect(event).toEqual({
      name: event.name,
      url: expect.stringMatching(/^[^?]+\?utm_source=letter$/),
      domain: DOMAIN,
    })
  }
  const [paint, firstSent] = await page.evaluate(
    (names) => names.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN),
    ['first-contentful-paint', endpoint],
  )
  expect(firstSent).toBeGreaterThanOrEqual(paint!)
})

test('nothing is sent where the browser says Global Privacy Control', async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { events } = await stub(page, baseURL)
  await gotoHydrated(page, '/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  await tell(page, scheduled('https://api.calendly.com/scheduled_events/1'))
  await page.goto('/process')
  expect(events).toEqual([])
})

test('nothing is lost when a page is left in the moment of a press', async ({ browser, baseURL }) => {
  // A service of its own, because requests that a test intercepts end with their page.
  const events: string[] = []
  const waiting: ServerResponse[] = []
  const service = createServer((request, response) => {
    if (request.method === 'GET') return waiting.push(response)
    request.on('data', (body) => events.push((JSON.parse(String(body)) as Event).name))
    request.on('end', () => response.writeHead(202).end())
  }).listen(0)
  const endpoint = `http://localhost:${(service.address() as AddressInfo).port}/api/event`
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  const page = await context.newPage()
  await measure(page, endpoint)
  await page.goto('/process')
  await expect.poll(() => events).toEqual(['pageview'])
  await bookLink(page).evaluate((link: HTMLAnchorElement, busy) => {
    // They take every connection that a browser opens to one host, so that nothing is sent before the page is gone.
    for (let count = 0; count < 6; count++) {
      fetch(`${busy}?${count}`, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {})
    }
    setTimeout(() => {
      link.click()
      location.href = 'about:blank'
    })
  }, endpoint)
  await expect(page).toHaveURL('about:blank')
  await expect.poll(() => waiting.length).toBe(6)
  for (const response of waiting) response.end()
  await expect.poll(() => events).toEqual(['pageview', 'Booking link pressed'])
  await context.close()
  service.close()
})
