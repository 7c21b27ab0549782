/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import { LinkInterceptor } from './link-interceptor'

const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }))
jest.mock('@/first-paint/client', () => ({ markHydrated: () => {}, applySiteStyles: () => Promise.resolve() }))

const hints = () => document.querySelectorAll(`link[href^="${SCHEDULING_ORIGIN}"], link[href^="${SCHEDULING_ASSETS}"]`)

test.each([
  ['preloads the calendar', true, 3],
  ['requests nothing from the provider, where visitors are asked first,', false, 0],
])('%s when a link to /book is hovered or focused', (_, preloadsCalendar, count) => {
  document.head.replaceChildren()
  render(
    <>
      <a href="/book">Book</a>
      <LinkInterceptor preloadsCalendar={preloadsCalendar} />
    </>,
  )
  fireEvent.pointerOver(screen.getByRole('link'))
  fireEvent.focusIn(screen.getByRole('link'))
  expect(router.prefetch).toHaveBeenCalledWith('/book')
  expect(hints()).toHaveLength(count)
})
