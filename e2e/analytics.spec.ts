import { owner } from '@/content/site'
import { bundleScript } from '@/lib/bundle-script'
import { bookCall } from './support/calendar'
import { bookLink } from './support/controls'
import { password, submitPassword, unlockedHeading } from './support/gate'
import { expectPage } from './support/pages'
import { expect, test as base } from './support/test'

/** The tracker sends nothing from localhost. */
const HOST = 'secure-http.test'
/** If the owner has no service, the events go to the site's own origin, which the pages' policy allows. */
const analytics = owner.analytics ?? { endpoint: '/api/event', site: HOST }

type Request = { n: string; u: string; r: string | null }

/** Shows the site with analytics, and collects the requests that it sends. */
const test = base.extend<{ requests: Request[] }>({
  requests: async ({ page, context }, provide) => {
    const requests: Request[] = []
    await context.route(analytics.endpoint, async (route) => {
      await route.fulfill({ status: 202 })
      const event = route.request().postDataJSON() as Request
      // Engagement events, which the tracker adds by itself.
      if (event.n !== 'engagement') requests.push(event)
    })
    // Automated browsers are not counted.
    await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
    // Pages of a site without a service have no analytics script.
    if (!owner.analytics) {
      const script = bundleScript('lib/analytics/analytics.inline.ts', { ANALYTICS: analytics })
      // Init scripts also run in the calendar's frame.
      await page.addInitScript({ content: `if (self === top) { ${script} }` })
    }
    await provide(requests)
  },
})
test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL!.replace('localhost', HOST)) })

// The unit tests cover opt-outs, and the filtering of URLs and referrers.
test('sends each event of a visit once, with the path and the campaign of the session', async ({ page, requests }) => {
  test.setTimeout(60_000)
  const expected: string[] = []
  const expectEvents = async (...names: string[]) => {
    expected.push(...names)
    await expect.poll(() => requests.map(({ n, u }) => `${n} ${new URL(u).pathname}`)).toEqual(expected)
  }
  await page.goto('/?utm_source=letter&email=a%40b.example')
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
  for (const { u } of requests) expect(u).toMatch(/^[^?]*\?utm_source=letter$/)
  await page.goto('/no-such-page')
  await expectEvents('pageview /404')
  // The menu of a link does not open it.
  await bookLink(page).click({ button: 'right' })
  await page.goto('/qualify')
  await expectEvents('pageview /qualify')
})
