import type { Locator, Page } from 'playwright/test'
import { book } from '@/content/book'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { allowCalendar, calendarFrame } from './support/calendar'
import { blockStorage } from './support/conditions'
import { bookLink } from './support/controls'
import { expectPage } from './support/pages'
import { expect, test } from './support/test'

const campaign = { utm_source: 'spring letter', utm_medium: 'post', utm_campaign: 'implants&more', utm_term: 'café' }
const parametersOf = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)

test('passes the first campaign of the session to every scheduling page', { tag: '@core' }, async ({ page }) => {
  await page.goto(`/website?${new URLSearchParams(campaign)}&gclid=secret&email=a%40b.example`)
  await page.getByRole('contentinfo').locator('a[href="/process"]').click()
  await expect(page).toHaveURL('/process')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: processPage.action.label }).click()
  const tab = await popup
  await tab.waitForLoadState()
  expect(tab.url().split('?')[0]).toBe(site.scheduling.strategy)
  expect(parametersOf(tab.url())).toEqual({ hide_gdpr_banner: '1', ...campaign })
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await page.goto('/book?utm_source=advert&utm_content=late')
  await allowCalendar(page)
  const passed = parametersOf(await calendarFrame(page).getAttribute('src'))
  expect(passed).toMatchObject(campaign)
  expect(passed.utm_content ?? '').toBe('')
  const href = await page.getByRole('link', { name: book.exits.newTab }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    return link.getAttribute('href')
  })
  expect(parametersOf(href)).toEqual({ hide_gdpr_banner: '1', ...campaign })
})

test('passes the campaign to each link of the site that may open in a new tab, which keeps it', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await page.goto('/?utm_source=letter&gclid=secret')
  const footerLink = page.getByRole('contentinfo').locator('a[href^="/process"]')
  const openTab = async (link: Locator, options: Parameters<Locator['click']>[0]) => {
    const opened = context.waitForEvent('page')
    await link.click(options)
    return opened
  }
  await expect(await openTab(bookLink(page), { button: 'middle' })).toHaveURL('/book?utm_source=letter')
  await footerLink.evaluate((link) => link.setAttribute('href', '/process#phase-2'))
  const process = await openTab(footerLink, { modifiers: ['ControlOrMeta'] })
  await expect(process).toHaveURL('/process?utm_source=letter#phase-2')
  await bookLink(process).click()
  await expect(process).toHaveURL('/book')
  await allowCalendar(process)
  await expect(calendarFrame(process)).toHaveAttribute('src', /utm_source=letter/)
  // The browser reads the link for its menu right after the event. Later, the link is plain.
  const hrefs = await footerLink.evaluate(async (link) => {
    link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
    const inMenu = link.getAttribute('href')
    await new Promise((resolve) => setTimeout(resolve))
    return [inMenu, link.getAttribute('href')]
  })
  expect(hrefs).toEqual(['/process?utm_source=letter#phase-2', '/process#phase-2'])
})

/** What keeps the campaign out of the storage of the session. */
const WITHOUT_STORAGE = {
  'storage is blocked': blockStorage,
  'the visitor has opted out of tracking': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
}

for (const [condition, prepare] of Object.entries(WITHOUT_STORAGE))
  test(`passes the campaign from page to page in links when ${condition}`, async ({ page }) => {
    await prepare(page)
    await page.goto('/?utm_source=letter')
    await page.getByRole('contentinfo').locator('a[href="/process"]').click()
    await expectPage(page, '/process', '?utm_source=letter')
    await bookLink(page).click()
    await expectPage(page, '/book', '?utm_source=letter')
    await allowCalendar(page)
    await expect(calendarFrame(page)).toHaveAttribute('src', /utm_source=letter/)
  })
