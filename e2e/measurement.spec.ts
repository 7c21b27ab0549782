import { owner } from '@/content/site'
import { bookCall } from './support/calendar'
import { bookLink } from './support/controls'
import { password, submitPassword, unlockedHeading } from './support/gate'
import { expectPage, gotoHydrated } from './support/page'
import { expect, test } from './support/test'

/** The tracker sends nothing from localhost, so the preview is shown at this origin. */
const ORIGIN = 'https://clinic.example'

// Opt-outs, the back/forward cache and the filtering of URLs are tested in lib/measurement.test.ts.
if (owner.measurement) {
  const { endpoint } = owner.measurement
  test.use({ baseURL: ORIGIN })

  test('sends each event of a visit once, with the path and the campaign of the session', async ({ page }) => {
    await page.context().route(`${ORIGIN}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const url = `http://localhost:${process.env.TEST_PORT ?? 3100}${pathname}${search}`
      await route.fulfill({ response: await route.fetch({ url }) })
    })
    const events: { n: string; u: string }[] = []
    page.on('request', (request) => request.url() === endpoint && events.push(request.postDataJSON()))
    // The tracker ignores automated browsers.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
    const expected: string[] = []
    const expectEvents = async (...names: string[]) => {
      expected.push(...names)
      await expect.poll(() => events.map(({ n, u }) => `${n} ${new URL(u).pathname}`)).toEqual(expected)
    }
    await gotoHydrated(page, '/?utm_source=letter&email=a%40b.example')
    await expectEvents('pageview /')
    await page.getByRole('contentinfo').locator('a[href="/process"]').click()
    await expectPage(page, '/process')
    await expectEvents('pageview /process')
    await bookLink(page).click()
    await expectPage(page, '/book')
    await expectEvents('Booking link pressed /process', 'pageview /book')
    await bookCall(page)
    await bookCall(page)
    await expectEvents('Call booked /book')
    await page.goto('/pricing')
    await submitPassword(page, password)
    await expect(unlockedHeading(page)).toBeVisible()
    await expectEvents('pageview /pricing', 'Pricing opened /pricing')
    await page.reload()
    await expect(unlockedHeading(page)).toBeVisible()
    await expectEvents('pageview /pricing')
    for (const { u } of events) expect(u).toMatch(/^https:\/\/clinic\.example[^?]*\?utm_source=letter$/)
  })
}
