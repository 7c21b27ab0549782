import { expect, type Page } from 'playwright/test'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'

export const calendarOf = (page: Page) => page.locator(`iframe[src^="${SCHEDULING_ORIGIN}/"]`)

/** The message by which the calendar says that a call is booked. */
export const scheduled = (uri: string) => ({ event: 'calendly.event_scheduled', payload: { event: { uri } } })

/** The calendar's own document, from which its messages come. */
export async function insideCalendar(page: Page) {
  await expect(calendarOf(page)).toHaveCount(1)
  const inside = await (await calendarOf(page).elementHandle())?.contentFrame()
  if (!inside) throw new Error('the calendar has no document')
  await inside.waitForLoadState()
  return inside
}

/** Has the calendar send a message to the page. */
export async function tell(page: Page, data: unknown) {
  await (await insideCalendar(page)).evaluate((message) => parent.postMessage(message, '*'), data)
}

export const bookCall = (page: Page) => tell(page, scheduled('https://api.calendly.com/scheduled_events/1'))
