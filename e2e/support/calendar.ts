import { expect, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { owner } from '@/content/site'
import { messages, PROVIDER } from './scheduling-stub'

const calendarRegion = (page: Page) => page.getByRole('region', { name: book.calendarTitle })
export const calendarStatus = (page: Page) => calendarRegion(page).getByRole('status')
export const calendarFrame = (page: Page) => page.locator(`iframe[src^="${PROVIDER.pages}/"]`)

/** The button that loads the calendar if `owner.askBeforeCalendar` is set. */
const consentButton = (page: Page) => page.getByRole('button', { name: book.consent.button })

/** Clicks the button that loads the calendar, if /book has one. The loader keeps the click until the page is interactive. */
export async function allowCalendar(page: Page) {
  if (!owner.askBeforeCalendar) return
  await consentButton(page).click()
  await expect(consentButton(page)).toHaveCount(0)
}

/** Opens /book with its fonts, and lets it load its calendar. */
export async function openBook(page: Page) {
  await page.goto('/book')
  await page.evaluate(() => document.fonts.ready)
  await allowCalendar(page)
}

/** Waits for the document inside the calendar's frame, and lets the calendar load if it has not. */
export async function calendarDocument(page: Page) {
  await expect(calendarFrame(page).or(consentButton(page))).toHaveCount(1)
  if (await consentButton(page).isVisible()) await consentButton(page).click()
  await expect(calendarFrame(page)).toHaveCount(1)
  const frame = await (await calendarFrame(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error('the calendar frame has no document')
  await frame.waitForLoadState()
  return frame
}

/** Waits until the calendar has failed on a page whose clock is installed. The requests for its script fail between the delays. */
export const waitForFailure = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(4000)
    await expect(calendarStatus(page)).toContainText(book.notices.failed, { timeout: 500 })
  }).toPass()

/** Posts a message from the calendar to the page, and waits until the page has received it. */
export async function postFromCalendar(page: Page, data: unknown) {
  const calendar = await calendarDocument(page)
  const receipt = await page.evaluateHandle(() => ({
    isReceived: new Promise<boolean>((resolve) => addEventListener('message', () => resolve(true), { once: true })),
  }))
  await calendar.evaluate((message) => parent.postMessage(message, '*'), data)
  await receipt.evaluate(({ isReceived }) => isReceived)
}

/** Books a call on the open page, /book. */
export const bookCall = (page: Page) => postFromCalendar(page, messages.booked('1'))
