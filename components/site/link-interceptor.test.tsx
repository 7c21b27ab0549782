/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import { LinkInterceptor } from './link-interceptor'

const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }))
jest.mock('@/first-paint/client', () => ({ markHydrated: () => {}, applySiteStyles: () => Promise.resolve() }))

/** Clicks a link to /book and returns whether the site or the browser handles the click. */
function clickLink(click: MouseEventInit, attributes: Partial<HTMLAnchorElement> = {}) {
  const { container } = render(<LinkInterceptor preloadsCalendar />)
  const link = container.appendChild(Object.assign(document.createElement('a'), { href: '/book?a#b', ...attributes }))
  let handler = ''
  const onClick = (event: MouseEvent) => {
    handler = event.defaultPrevented ? 'the site' : 'the browser'
    // jsdom cannot navigate.
    event.preventDefault()
  }
  addEventListener('click', onClick, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return handler
}

beforeEach(() => jest.clearAllMocks())

test('navigates in-app on a plain click, and keeps the query and the fragment', async () => {
  expect(clickLink({})).toBe('the site')
  await Promise.resolve()
  expect(router.push).toHaveBeenCalledWith('/book?a#b')
})

test.each<[string, MouseEventInit, Partial<HTMLAnchorElement>?]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  // Safari before 18.2 reports it as a click.
  ['with the middle button', { button: 1 }],
  ['on a link with a target', {}, { target: '_blank' }],
  ['on a link to a download', {}, { download: 'a' }],
  ['on a link to another site', {}, { href: 'https://other.example/book' }],
])('lets the browser handle a click %s', (_, click, attributes = {}) => {
  expect(clickLink(click, attributes)).toBe('the browser')
})

test.each([
  ['preloads the calendar', true, 3],
  ['requests nothing from the provider if consent is required', false, 0],
])('on hover or focus of a link to /book, %s', (_, preloadsCalendar, count) => {
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
  const hints = document.querySelectorAll(`link[href^="${SCHEDULING_ORIGIN}"], link[href^="${SCHEDULING_ASSETS}"]`)
  expect(hints).toHaveLength(count)
})
