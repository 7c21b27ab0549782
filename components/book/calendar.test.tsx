/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { book } from '@/content/book'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/provider'
import { Calendar } from './calendar'

const { consent } = book
const pageUrl = `${SCHEDULING_ORIGIN}/your-agency/your-call`
const words = { title: book.calendarTitle, header: null, points: null }

test('requests nothing from the provider until the visitor consents, then moves the focus to the calendar', async () => {
  render(
    <Calendar
      pageUrl={pageUrl}
      email="hello@example.com"
      labels={book}
      consent={consent}
      open={words}
      booked={words}
    />,
  )
  // runWidget requests the script asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  const hints = `link[href^="${SCHEDULING_ORIGIN}"], link[href^="${SCHEDULING_ASSETS}"]`
  expect(document.querySelectorAll(`script, iframe, ${hints}`)).toHaveLength(0)
  expect(screen.getByText(consent.text)).toBeTruthy()
  expect(screen.getByRole('link', { name: book.fallback.link })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('')

  fireEvent.click(screen.getByRole('button', { name: consent.button }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.querySelector(`script[src="${SCHEDULING_SCRIPT}"]`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: consent.button })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(book.waiting)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: book.frameTitle }))
})
