/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://clinic.example/"}
 */
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { blockStorage, openPage } from '@/jest/page'

/** Loads a page of this tab, with a link to the calendar, and returns the link. */
async function visit(url: string, link = '<a href="/book">Book</a>') {
  openPage()
  history.replaceState(null, '', url)
  document.body.innerHTML = link
  await jest.isolateModulesAsync(async () => {
    await import('./early')
  })
  // The campaign is stored after the first frame.
  jest.advanceTimersByTime(20)
  return document.querySelector('a')!
}

/** Dispatches an event on a link, and returns the address that the browser would open. */
function hrefAfter(link: HTMLAnchorElement, event: Event) {
  // jsdom does not navigate.
  link.addEventListener('click', (click) => click.preventDefault())
  link.dispatchEvent(event)
  return link.getAttribute('href')
}

const click = (options: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...options })

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('leaves a link as it is that opens in this tab, whose session has the campaign', async () => {
  expect(hrefAfter(await visit('/?utm_source=letter'), click())).toBe('/book')
  expect(sessionStorage.getItem('campaign')).toBe('utm_source=letter')
  expect(hrefAfter(await visit('/process'), click())).toBe('/book')
})

test.each([
  ['a click with Ctrl', click({ ctrlKey: true })],
  ['a click with Command', click({ metaKey: true })],
  ['a click with Shift', click({ shiftKey: true })],
  ['a click with the middle button', new MouseEvent('auxclick', { bubbles: true, button: 1 })],
  ['the menu', new MouseEvent('contextmenu', { bubbles: true, button: 2 })],
  ['a long press', new Event('touchstart', { bubbles: true })],
])('adds the campaign of a page before to a link that %s may open in a new tab', async (_, event) => {
  await visit('/?utm_source=letter')
  expect(hrefAfter(await visit('/process'), event)).toBe('/book?utm_source=letter')
})

test('adds the campaign to a link that always opens in a new tab, once', async () => {
  const call = `${SCHEDULING_ORIGIN}/agency/call`
  const link = await visit('/?utm_source=letter', `<a href="${call}" target="_blank">Call</a>`)
  for (const event of [click(), click()]) expect(hrefAfter(link, event)).toBe(`${call}?utm_source=letter`)
})

test('adds the campaign of the page when storage is blocked', async () => {
  blockStorage()
  expect(hrefAfter(await visit('/?utm_source=letter'), click())).toBe('/book?utm_source=letter')
  expect(hrefAfter(await visit('/process'), click())).toBe('/book')
})

test('adds the campaign of the page, and stores nothing, after the visitor has opted out of tracking', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  expect(hrefAfter(await visit('/?utm_source=letter'), click())).toBe('/book?utm_source=letter')
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  expect(sessionStorage).toHaveLength(0)
})

test('leaves links that do not lead to a booking as they are', async () => {
  const link = await visit('/?utm_source=letter', '<a href="/process">Process</a>')
  expect(hrefAfter(link, click({ ctrlKey: true }))).toBe('/process')
})
