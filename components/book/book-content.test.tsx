/**
 * @jest-environment jsdom
 */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { book } from '@/content/book'
import { SCHEDULING_SCRIPT } from '@/lib/scheduling/addresses'
import { BookContent } from './book-content'

const { consent, frameTitle, waiting, notices } = book
const words = { title: book.calendarTitle, header: null, points: null }

test('requests nothing from the provider before the visitor clicks, if the owner wants to ask', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const requests = () => document.querySelectorAll(`script[src^="${SCHEDULING_SCRIPT}"]`).length
  act(() =>
    root.render(
      <BookContent
        pageUrl="https://calendly.com/agency/call"
        labels={{ frameTitle, waiting, notices }}
        exits={null}
        fallback={null}
        consent={{ ...consent, privacyNotice: null }}
        unbooked={words}
        booked={words}
        days={[]}
      />,
    ),
  )
  expect(requests()).toBe(0)
  expect(page.textContent).toContain(consent.text)
  act(() => page.querySelector('button')!.click())
  expect(requests()).toBe(1)
  expect(page.textContent).not.toContain(consent.text)
  expect(page.querySelector('[role=status]')!.textContent).toBe(waiting)
  expect(document.activeElement!.getAttribute('aria-label')).toBe(frameTitle)
  act(() => root.unmount())
  expect(requests()).toBe(0)
})
