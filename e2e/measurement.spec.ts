import { readFileSync } from 'node:fs'
import { filesBelow } from '@/build/pages'
import { owner } from '@/content/site'
import { postFromCalendar, scheduledMessage } from './support/calendar'
import { bookLink } from './support/controls'
import { password, submitPassword, unlockedHeading } from './support/gate'
import { expectPage, extendNavigationTimeout, followLink, gotoHydrated } from './support/page'
import { expect, test } from './support/test'

const PREVIEW = `http://localhost:${process.env.TEST_PORT ?? 3100}`
/** The tracker sends nothing from localhost, so the preview is shown at this origin. */
const ORIGIN = 'https://clinic.example'

// Opt-outs and the filtering of URLs are tested in lib/measurement.test.ts.
if (owner.measurement) {
  const { endpoint, site } = owner.measurement
  test.use({ baseURL: ORIGIN })

  test('sends each event of a visit once, with the path and the campaign of the session', async ({ page }) => {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const url = route.request().url().replace(ORIGIN, PREVIEW)
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    const events: { n: string; u: string; d: string; r: null }[] = []
    await page.route(endpoint, async (route) => {
      events.push(route.request().postDataJSON())
      await route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' } })
    })
    // The tracker ignores automated browsers.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
    await extendNavigationTimeout(page)
    const expected: string[] = []
    const expectEvents = async (...names: string[]) => {
      expected.push(...names)
      await expect.poll(() => events.map(({ n, u }) => `${n} ${new URL(u).pathname}`)).toEqual(expected)
    }
    await gotoHydrated(page, '/?utm_source=letter&email=a%40b.example')
    await expectEvents('pageview /')
    await followLink(page, '/process')
    await expectPage(page, '/process')
    await expectEvents('pageview /process')
    await page.goBack()
    await expectPage(page, '/', '?utm_source=letter&email=a%40b.example')
    await expectEvents('pageview /')
    await bookLink(page).click()
    await expectPage(page, '/book')
    await expectEvents('Booking link pressed /', 'pageview /book')
    for (const call of [1, 1, 2]) {
      await postFromCalendar(page, scheduledMessage(`https://api.calendly.com/scheduled_events/${call}`))
    }
    await expectEvents('Call booked /book', 'Call booked /book')
    await page.goto('/pricing')
    await submitPassword(page, password)
    await expect(unlockedHeading(page)).toBeVisible()
    await expectEvents('pageview /pricing', 'Pricing opened /pricing')
    await page.reload()
    await expect(unlockedHeading(page)).toBeVisible()
    await expectEvents('pageview /pricing')
    for (const { u, d, r } of events) {
      expect(u).toMatch(/^https:\/\/clinic\.example[^?]*\?utm_source=letter$/)
      expect({ d, r }).toEqual({ d: site, r: null })
    }
  })
} else {
  test('exports no tracker code when no service is set', () => {
    const files = filesBelow('out').filter((name) => /\.(html|js|txt)$/.test(name))
    expect(files.filter((name) => readFileSync(`out/${name}`, 'utf8').includes('plausible.init'))).toEqual([])
  })
}
