/**
 * @jest-environment jsdom
 */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { book } from '@/content/book'
import { SCHEDULING_SCRIPT } from '@/lib/scheduling/addresses'
import { Book } from './book'

// Measuring the font needs TextEncoder, missing in jsdom.
jest.mock('@/components/ui/fitted', () => ({ Fitted: ({ text }: { text: string }) => text }))

const { consent, frameTitle, notices } = book

test('requests nothing from the provider before the visitor clicks, if the owner wants to ask', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const requests = () => document.querySelectorAll(`script[src^="${SCHEDULING_SCRIPT}"]`).length
  act(() => root.render(<Book owner={{ askBeforeCalendar: true }} />))
  expect(requests()).toBe(0)
  expect(page.textContent).toContain(consent.text)
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === consent.button)
  act(() => button!.click())
  expect(requests()).toBe(1)
  expect(page.textContent).not.toContain(consent.text)
  expect(page.querySelector('[role=status]')!.textContent).toBe(notices.waiting)
  expect(document.activeElement!.getAttribute('aria-label')).toBe(frameTitle)
  act(() => root.unmount())
  expect(requests()).toBe(0)
})
