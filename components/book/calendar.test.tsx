/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { book } from '@/content/book'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'
import { Calendar } from './calendar'

const { calendarTitle, consent, booked } = book

function renderCalendar(props: { consent?: typeof consent }) {
  const labels = { ...book, title: calendarTitle, bookedTitle: booked.calendarTitle }
  const pageUrl = `${SCHEDULING_ORIGIN}/your-agency/your-call`
  const slots = { intro: <p>Introduction</p>, confirmation: <p>Confirmation</p>, skeleton: <svg /> }
  return render(<Calendar pageUrl={pageUrl} email="hello@example.com" labels={labels} {...slots} {...props} />)
}

const providerElements = () => {
  const urls = [SCHEDULING_ORIGIN, SCHEDULING_ASSETS].flatMap((origin) => [
    `[src^="${origin}"]`,
    `link[href^="${origin}"]`,
  ])
  return [...document.querySelectorAll(urls.join())]
}
const consentButton = () => screen.queryByRole('button', { name: consent.button })

afterEach(() => {
  delete window.Calendly
})

test('requests nothing from the provider until the visitor consents, then moves the focus to the calendar', async () => {
  const { container } = renderCalendar({ consent })
  // runWidget requests the script asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  expect(providerElements()).toEqual([])
  expect(screen.getByText(consent.text)).toBeTruthy()
  expect(screen.getByRole('link', { name: book.fallback.link })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')

  fireEvent.click(consentButton()!)
  await waitFor(() => expect(container.ownerDocument.querySelector(`script[src="${SCHEDULING_SCRIPT}"]`)).toBeTruthy())
  expect(consentButton()).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(book.waiting)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: book.frameTitle }))
})
