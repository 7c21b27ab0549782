import { expect, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { owner } from '@/content/site'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'

export const calendarFrame = (page: Page) => page.locator(`iframe[src^="${SCHEDULING_ORIGIN}/"]`)

/** The message that the provider's calendar posts when a call has been booked. */
export const scheduledMessage = (uri: string) => ({ event: 'calendly.event_scheduled', payload: { event: { uri } } })

/** Clicks the button that replaces the calendar until the visitor agrees, if the owner asks for that. */
export async function requestCalendar(page: Page) {
  if ('askBeforeCalendar' in owner && owner.askBeforeCalendar)
    await page.getByRole('region', { name: book.calendarTitle }).getByRole('button').click()
}

/** Waits for the document inside the calendar's frame. */
export async function calendarDocument(page: Page) {
  await expect(calendarFrame(page)).toHaveCount(1)
  const frame = await (await calendarFrame(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('the calendar frame has no document')
  await frame.waitForLoadState()
  return frame
}

/** Posts a message from the calendar to the page. */
export async function postFromCalendar(page: Page, data: unknown) {
  await (await calendarDocument(page)).evaluate((message) => parent.postMessage(message, '*'), data)
}

export const bookCall = (page: Page) =>
  postFromCalendar(page, scheduledMessage('https://api.calendly.com/scheduled_events/1'))
