import type { Page } from 'playwright/test'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { closing } from '@/content/home'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { testimonials } from '@/content/website'
import { breakComponent, COMPONENT_ERROR, showError } from './support/broken-component'
import { password, submitPassword } from './support/gate'
import { visits } from './support/pages'
import { expect, test } from './support/test'
import { expectTextsInOrder } from './support/texts'

// The requirements (docs/requirements.md) to the letter: their words and figures are literals here. All other tests
// take theirs from content/. Change these literals with the content.

type Row = readonly [
  at: string,
  title: string,
  robots: string,
  bar: boolean,
  solid: boolean,
  floating: boolean,
  sitemap: boolean,
]

/** Path, title, robots, whether the bar has a button, whether it is solid, whether a button floats, whether the sitemap lists the page. */
const rows: readonly Row[] = [
  ['/', 'Patient Acquisition Reinvented', 'index', true, false, true, true],
  ['/process', 'Our Patient Growth Framework', 'index', true, false, true, true],
  ['/book', 'Book Your Discovery Call', 'index', false, false, false, true],
  ['/offer', 'Your Growth Options', 'noindex, nofollow', true, false, true, false],
  ['/premium', 'Your Premium Growth Engine', 'noindex', false, true, false, false],
  ['/essential', 'Your Essential Growth Engine', 'noindex, nofollow', false, true, false, false],
  ['/website', 'Storytelling That Turns Browsers into Bookings', 'noindex', true, false, true, false],
  ['/pricing', 'Pricing', 'noindex, nofollow', true, false, true, false],
  ['/scale', 'Scale Your Practice', 'noindex, nofollow', false, false, true, false],
  ['/qualify', 'Are We the Right Fit?', 'noindex, nofollow', false, false, false, false],
  ['/no-such-page', 'Page not found', 'noindex', true, false, true, false],
]

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** Expects this number of links with this name in the main content, all to /book. */
async function expectBookingLinks(page: Page, name: string, count: number) {
  await expect(link(page, name)).toHaveCount(count)
  for (const one of await link(page, name).all()) await expect(one).toHaveAttribute('href', '/book')
}

for (const [at, title, robots, hasBarButton, isSolid, hasFloatingButton] of rows) {
  test(`${at} has its title, robots, bar and buttons`, async ({ page }) => {
    await page.goto(at)
    await expect(page).toHaveTitle(at === '/' ? `${site.name} – ${title}` : `${title} | ${site.name}`)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', robots)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    await expect(page.locator('meta[name="twitter:title"]')).toHaveAttribute('content', title)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const canonical = page.locator('link[rel="canonical"]')
    if (at === '/no-such-page') await expect(canonical).toHaveCount(0)
    else await expect(canonical).toHaveAttribute('href', new RegExp(`^https://[^/]+${at === '/' ? '' : at}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link').first()).toHaveAttribute('href', '/')
    const barButton = bar.getByRole('link', { name: 'Book a Call', exact: true })
    await expect(barButton).toHaveCount(hasBarButton ? 1 : 0)
    if (hasBarButton) await expect(barButton).toHaveAttribute('href', '/book')
    const floating = page.getByRole('link', { name: 'Book a discovery call', exact: true })
    await expect(floating).toHaveCount(hasFloatingButton ? 1 : 0)
    if (hasFloatingButton) await expect(floating).toHaveAttribute('href', '/book')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const place of ['first', 'last'] as const) {
        const top = place === 'first' ? 0 : Number.MAX_SAFE_INTEGER
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        const on = `on the ${place} screen of ${at}, ${width} pixels wide`
        await expect(bar, `the bar ${on}`).toBeInViewport()
        if (hasFloatingButton) await expect(floating, `the floating button ${on}`).toBeInViewport()
      }
    }
    for (const [colorScheme, ground] of [
      ['light', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(28, 3, 9)'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      // The colour of a translucent bar has an alpha value.
      const background = isSolid ? ground : / \/ 0\.8\d?\)$|^rgba\(.*, 0\.8\d?\)$/
      await expect(bar, `the bar of ${at} in the ${colorScheme} theme`).toHaveCSS('background-color', background)
    }
  })
}

test('every page has a row in this file', () => {
  expect(rows.map(([at]) => at).sort()).toEqual(visits.map(({ at }) => at).sort())
})

test('the sitemap lists the indexed pages only, and robots.txt forbids none', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(paths).toEqual(rows.filter(([, , , , , , isInSitemap]) => isInSitemap).map(([at]) => at))
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/^Disallow: *\S/m)
})

test('/ has the required sections, words and links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Patient Acquisition Reinvented')
  await expect(main(page).getByText('Great dentistry shouldn’t struggle with empty chairs')).toBeVisible()
  await expect(main(page).getByRole('region').nth(0).getByRole('listitem')).toHaveText([
    'Patient Booking Specialists',
    'Trust-Building Videos',
    'Facebook, IG & Google Ads',
    'Premium Website Design',
  ])
  const sections = [
    'Patient Acquisition Reinvented',
    'You Didn’t Start Your Clinic to Worry About Marketing',
    'Patient Growth Engine',
    'Our TCOs Turn Enquiries Into Booked Consultations',
    'Trust-Building Videos',
    'What we can’t promise',
    'The Difference',
    'Our Promises to You',
    faq.title,
    closing.title,
  ]
  for (const [index, name] of sections.entries())
    await expect(main(page).getByRole('region').nth(index)).toHaveAccessibleName(name)
  const inSection = (name: string) => page.getByRole('region', { name, exact: true })
  for (const part of ['Meta Ads', 'Google Ads', 'Instant Follow-Up'])
    await expect(inSection('Patient Growth Engine').getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(inSection('Trust-Building Videos').getByRole('heading', { level: 3 })).toHaveText([
    'Boost Bookings',
    'Build Instant Emotional Connection',
    'Differentiate Your Clinic',
  ])
  await expectTextsInOrder(inSection('Our TCOs Turn Enquiries Into Booked Consultations'), [
    'Dedicated exclusively to dental patients',
    'Performance-based and results-driven',
    'Trained in dental psychology and communication',
  ])
  await expect(inSection('The Difference').getByRole('heading', { level: 3 })).toHaveCount(4)
  await expectTextsInOrder(inSection('Our Promises to You'), [
    'Fairness',
    'Built on trust',
    'Boutique Promise',
    'Selective, intentional, fully invested',
    'Discretion',
    'Your campaigns are yours alone',
  ])
  await expect(inSection(faq.title).getByRole('button')).toHaveText([
    /stand out/,
    /switch software/,
    /help with websites/,
  ])
  await expect(main(page).getByText(/specialise exclusively in premium dental practices/)).toBeVisible()
  await expect(
    main(page)
      .getByText(/answered within 5\smin/)
      .first(),
  ).toBeVisible()
  await expectBookingLinks(page, 'Let’s Get Started', 3)
  await expectBookingLinks(page, 'Book a Call', 1)
})

test('/process has the required words, and its button opens the strategy call', async ({ page, scheduling }) => {
  await page.goto('/process')
  await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/')
  await expectTextsInOrder(main(page), [
    'Our Patient Growth Framework',
    '1 week',
    'Discovery & Insight',
    'Practice and patient-journey audit',
    'Revenue leak assessment',
    'Competitive analysis',
    'Custom growth strategy',
    '6-month roadmap',
    'Growth Strategy Document',
    'Weeks 3–8',
    'Activation',
    'Acquisition systems',
    'Website conversion makeover',
    'Retention campaigns',
    'Automated reminders',
    'Staff training',
    'Month 3+',
    'Lasting Impact',
    'Monthly optimisation',
    'A/B testing',
    'Scaling channels',
    'Retention',
    'Quarterly reviews',
    'The Difference',
    'Book Your Strategy Call',
    '✓ No pressure',
    '✓ 45-minute call',
    '✓ Actionable insights guaranteed',
  ])
  const opening = page.context().waitForEvent('page')
  await main(page)
    .getByRole('link', { name: /^Book Your Strategy Call/ })
    .click()
  const tab = await opening
  await expect(tab).toHaveURL(new RegExp(`^${site.scheduling.strategy}`))
  expect(scheduling.opened).toHaveLength(1)
})

test('/book has the required words', async ({ page }) => {
  await page.goto('/book')
  await expectTextsInOrder(main(page), ['Book Your Discovery Call'])
  for (const title of [
    'Discuss current results',
    'Identify opportunities',
    'Map out direction',
    'No pressure, no commitments',
  ])
    await expect(main(page).getByText(title, { exact: true })).toBeVisible()
})

test('/pricing rejects a wrong password, and shows the required prices', async ({ page }) => {
  await page.goto('/pricing')
  await submitPassword(page, 'wrong')
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect password. Please try again.' })).toBeVisible()
  await submitPassword(page, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Growth Package')
  await expectTextsInOrder(main(page), [
    'Choose Your Growth Package',
    'Core',
    '£1,500',
    '£1,500',
    '£300',
    '£500',
    '£500',
    '1 Focused Treatment Campaign',
    '£4,300',
    '£1,495',
    '/month',
    'plus £49 per attended consultation',
    'capped once 20 bookings per month are reached',
    'Recommended ad spend (not included)',
    '£1,000–£2,000',
    'Most Popular',
    'Premium',
    'Up to 3 Signature Campaigns',
    '12 videos per quarter',
    '£2,800',
    '£600',
    '£7,600',
    '£2,495',
    '/month',
    'plus £49 per attended consultation',
    'capped once 30 bookings per month are reached',
    'Minimum ad spend',
    '£2,000–£3,000',
    'All prices are VAT-free (no VAT charged)',
  ])
  await expectBookingLinks(page, 'Book Discovery Call', 2)
  await expectBookingLinks(page, 'Let’s Get Started', 2)
})

test('/premium has the required words', async ({ page }) => {
  await page.goto('/premium')
  const prices = ['£1,500', '£3,000', '£1,500', '£300', '£5,400', '£500', '£500', '£400', '£250']
  const rowsOfLedger = main(page).getByRole('table').first().locator('tbody').getByRole('row')
  for (const [index, price] of prices.entries()) await expect(rowsOfLedger.nth(index)).toContainText(price)
  await expect(rowsOfLedger.nth(4)).toContainText(/£450.*£5,400\/year/)
  await expect(main(page).getByRole('row', { name: 'Total value' })).toContainText('£8,400/month')
  await expectTextsInOrder(main(page), [
    'Your Premium Growth Engine',
    '£8,400',
    '£2,400',
    '/month',
    'plus £49 per attended consultation (private patients only)',
    'One-time launch setup',
    '£1,825',
    '3-month partnership minimum',
    'Recommended ad spend',
    '£1,500–£3,000/month',
    'All prices are VAT-free (no VAT charged)',
  ])
  await expect(page.getByRole('table', { name: 'Your first three months' }).getByRole('row')).toHaveText([
    'Set-up, once£1,825',
    'Monthly fee 3 × £2,400£7,200',
    'Fees for three months£9,025',
    'Recommended ad spend 3 × £1,500–\u2060£3,000£4,500–£9,000',
    'Fees and ad spend together£13,525–£18,025',
  ])
})

test('/essential has the required words', async ({ page }) => {
  await page.goto('/essential')
  await expectTextsInOrder(main(page), [
    'Your Essential Growth Engine',
    'High-Intent Patient Ads',
    '£1,500',
    '1 Signature Campaign',
    '£1,000',
    'Patient Booking Specialists',
    '£1,500',
    'Instant Follow-Up Machine',
    '£300',
    'Patient Nurture System',
    '£500',
    'Patient Revival System',
    '£400',
  ])
  await expectTextsInOrder(main(page), [
    '£5,200',
    '£1,800',
    '/month',
    'plus £49 per attended consultation (private patients only)',
    'One-time set-up fee',
    '£1,825',
    '3-month minimum',
    'Recommended ad spend (not included)',
    '£1,000–£1,500/month',
    'All prices are VAT-free (no VAT charged)',
    'Your first three months',
    'Low Intent',
    'Browsing & learning',
    'Medium Intent',
    'Researching & comparing',
    'High Intent',
    'Ready to book now',
    'Booked Consultation',
    'Confirmed appointment',
    'How Value Compounds Over Time',
  ])
  await expect(page.getByRole('table', { name: 'Your first three months' }).getByRole('row')).toHaveText([
    'Set-up, once£1,825',
    'Monthly fee 3 × £1,800£5,400',
    'Fees for three months£7,225',
    'Recommended ad spend 3 × £1,000–\u2060£1,500£3,000–£4,500',
    'Fees and ad spend together£10,225–£11,725',
  ])
  await main(page).getByText(valueChart.show, { exact: true }).click()
  const table = page.getByRole('table', { name: 'Value of a patient by treatment, in pounds' })
  const cells = await table.locator('tbody').getByRole('row').allTextContents()
  expect(cells).toEqual(['Implants£3,000£7,000', 'Invisalign£3,500£6,500', 'Smile Makeovers£2,000£4,000'])
})

test('/website has the required words', async ({ page }) => {
  await page.goto('/website')
  await expectTextsInOrder(main(page), [
    'Storytelling That Turns Browsers into Bookings',
    '£6,400',
    'All prices are VAT-free (no VAT charged)',
    'StoryBrand messaging',
    'Full site copy and page frameworks',
    'Homepage and layout wireframes',
    '1:1 consultation and revisions',
    'A page, rewritten',
    'An example:',
    'We offer dental implants, bridges and dentures.',
    'You’ve stopped chewing on one side. Here’s what can be done about it.',
    'Our state-of-the-art practice uses the latest technology.',
    'You’ll see the plan on screen before you say yes.',
    'Contact us for prices.',
    'What it costs, step by step, before you decide.',
    'Click here to make an enquiry.',
    'Book a consultation. This is what happens in it.',
  ])
  await expect(page.getByRole('blockquote')).toHaveCount(testimonials.items.length)
  await expectTextsInOrder(page.getByRole('region', { name: 'Three clinics in figures' }), [
    '£24,387',
    'in Invisalign cases in 30 days',
    '£49,000',
    'from 14 patients over three months',
    '£17,500',
    'in 30 days',
    '£56,000',
    'from 16 cases over six months',
    '186 implant leads',
    '34 implant consultations',
    'in 90 days',
    'grown to 15 surgeries',
  ])
})

test('/offer has the required words', async ({ page }) => {
  await page.goto('/offer')
  await expectTextsInOrder(main(page), [
    'Your Growth Options',
    'Essential',
    '£1,800',
    'Premium',
    '£2,400',
    'Full Website Storytelling',
    '£6,400',
    'All prices are VAT-free (no VAT charged)',
  ])
  for (const path of ['/essential', '/premium', '/website'])
    await expect(main(page).locator(`a[href="${path}"]`)).not.toHaveCount(0)
  await expectBookingLinks(page, 'Let’s Get Started', 1)
})

test('/scale has the required words', async ({ page }) => {
  await page.goto('/scale')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Scale Your Practice')
  await expectTextsInOrder(main(page), ['Lasting Impact', '186', 'grown to 15 surgeries'])
  await expectBookingLinks(page, 'Let’s Get Started', 1)
})

test('/qualify has the required words', async ({ page }) => {
  await page.goto('/qualify')
  await expectTextsInOrder(main(page), [
    'Are We the Right Fit?',
    '3-month minimum',
    '£1,000–\u2060£1,500',
    '£1,500–\u2060£3,000',
    '£49',
  ])
  await expectBookingLinks(page, 'Book a Call', 1)
})

test('an unknown path shows the not-found page with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(main(page).getByText('Oops! Page not found')).toBeVisible()
  await expect(link(page, 'Return to Home')).toHaveAttribute('href', '/')
})

test('an error shows the required title and its message', async ({ page, allow }) => {
  allow(new RegExp(COMPONENT_ERROR))
  await breakComponent(page)
  await page.goto('/process')
  await showError(page)
  await expectTextsInOrder(main(page), ['Unexpected Application Error!', COMPONENT_ERROR])
})

test('the footer has the required links', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: site.email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  )
  if (site.profile) await expect(footer.locator(`a[href="${site.profile}"]`)).toHaveCount(1)
  await expect(footer).toContainText(`© 2025 ${site.name}`)
  await expect(footer.getByRole('radio')).toHaveCount(siteLayout.theme.options.length)
  await expect(footer.getByRole('link', { name: 'How we work' })).toHaveAttribute('href', '/process')
})
