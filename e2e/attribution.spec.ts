import { book } from '@/content/book'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { allowCalendar, calendarFrame } from './support/calendar'
import { bookLink } from './support/controls'
import { expectPage } from './support/visit'
import { expect, test } from './support/test'

/** Values are truncated to 100 characters, and empty ones are dropped. */
const campaign = {
  utm_source: 'spring letter',
  utm_medium: 'post',
  utm_campaign: 'implants&more',
  utm_term: 'é'.repeat(100),
}
const parametersOf = (url: string | null) => Object.fromEntries(new URL(url ?? '').searchParams)

test('passes the first campaign to every scheduling page', { tag: '@core' }, async ({ page, scheduling }) => {
  const query = new URLSearchParams({ ...campaign, utm_content: '', utm_term: 'é'.repeat(150) })
  await page.goto(`/website?${query}&gclid=secret&email=a%40b.example`)
  await page.getByRole('contentinfo').locator('a[href="/process"]').click()
  await expect(page).toHaveURL('/process')
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: processPage.action.label }).click()
  const tab = await popup
  await tab.waitForLoadState()
  expect(tab.url().split('?')[0]).toBe(site.scheduling.strategy)
  expect(parametersOf(tab.url())).toEqual(campaign)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await page.goto('/book?utm_source=advert&utm_content=late')
  await allowCalendar(page)
  const passed = parametersOf(await calendarFrame(page).getAttribute('src'))
  expect(passed).toMatchObject(campaign)
  expect(passed.utm_content ?? '').toBe('')
  const fallbackLink = page.getByRole('link', { name: book.fallback.link })
  await fallbackLink.click()
  expect(parametersOf(await fallbackLink.getAttribute('href'))).toEqual(campaign)
  expect(scheduling.opened.join()).not.toContain('website')
})

test('passes the campaign to a booking link in a new tab, from any click or menu', async ({ page, context }) => {
  const link = bookLink(page)
  type Click = Parameters<typeof link.click>[0]
  const clicks: Click[] = [{ modifiers: ['ControlOrMeta'] }, { modifiers: ['Shift'] }, { button: 'middle' }]
  for (const options of clicks) {
    await page.goto('/?utm_source=letter')
    const opened = context.waitForEvent('page')
    await link.click(options)
    await expect(await opened).toHaveURL('/book?utm_source=letter')
  }
  // touchstart begins a long press, which opens the menu on iOS.
  for (const type of ['contextmenu', 'touchstart']) {
    await page.goto('/process')
    await link.dispatchEvent(type)
    await expect(link).toHaveAttribute('href', '/book?utm_source=letter')
  }
  await link.click()
  await expectPage(page, '/book')
})

test('keeps the campaign of a visitor who has opted out of tracking in the link only', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/?utm_source=letter')
  await bookLink(page).click()
  await expectPage(page, '/book', '?utm_source=letter')
  // The page remembers which button opened the calendar, which says nothing about the visitor.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('letter')
})
