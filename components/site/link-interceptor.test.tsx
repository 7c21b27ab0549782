/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { LinkInterceptor } from './link-interceptor'

const router = { push: jest.fn(), prefetch: jest.fn() }
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => router }))
jest.mock('@/first-paint/client', () => ({ markHydrated: () => {}, applySiteStyles: () => Promise.resolve() }))

/** Clicks a link to /book, and says who follows it. */
function follower(click: MouseEventInit, attributes: Partial<HTMLAnchorElement> = {}) {
  const { container } = render(<LinkInterceptor preloadsCalendar />)
  const link = container.appendChild(Object.assign(document.createElement('a'), { href: '/book?a#b', ...attributes }))
  let follower = ''
  const onClick = (event: MouseEvent) => {
    follower = event.defaultPrevented ? 'the site' : 'the browser'
    // jsdom opens no pages.
    event.preventDefault()
  }
  addEventListener('click', onClick, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  return follower
}

beforeEach(() => jest.clearAllMocks())

test('a plain click on a page of the site is followed by the site, with query and fragment', async () => {
  expect(follower({})).toBe('the site')
  await Promise.resolve()
  expect(router.push).toHaveBeenCalledWith('/book?a#b')
})

test('of two clicks the later one counts, also when it is on the page that is still shown', async () => {
  follower({})
  await Promise.resolve()
  follower({}, { href: location.pathname })
  expect(router.push).toHaveBeenLastCalledWith('/')
})

test.each<[string, MouseEventInit, Partial<HTMLAnchorElement>?]>([
  ['with Ctrl', { ctrlKey: true }],
  ['with Meta', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  // Safari before 18.2 reports it as a click.
  ['with the middle button', { button: 1 }],
  ['on a link with a target', {}, { target: '_blank' }],
  ['on a link to a download', {}, { download: 'a' }],
  ['on a link to another site', {}, { href: 'https://other.example/book' }],
])('a click %s is the browser’s', (_, click, attributes = {}) => {
  expect(follower(click, attributes)).toBe('the browser')
})
