/** @jest-environment jsdom */
import { sessionAttribution } from '@/lib/booking/attribution'

const STRATEGY_CALL = 'https://calendly.com/agency/strategy'
let page: EventTarget

/** Loads a page and runs its script. */
async function visit(url: string) {
  history.replaceState(null, '', url)
  page = new EventTarget()
  jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  jest.resetModules()
  await import('./attribution')
}

/** Dispatches the event on three links and returns their URLs afterwards. */
function clickLinks(init: MouseEventInit, type = 'click', target = '') {
  return ['/book', STRATEGY_CALL, '/process'].map((href) => {
    const link = Object.assign(document.createElement('a'), { href, target })
    page.dispatchEvent(Object.defineProperty(new MouseEvent(type, init), 'target', { value: link }))
    return link.getAttribute('href')
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('stores the campaign when the visitor leaves before the first frame', async () => {
  await visit('/?utm_source=newsletter')
  page.dispatchEvent(new Event('pagehide'))
  expect(sessionAttribution('')).toEqual({ utm_source: 'newsletter' })
})

test('adds the campaign to booking links that any click or menu opens, when storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await visit('/?utm_source=letter')
  const links = ['/book?utm_source=letter', `${STRATEGY_CALL}?utm_source=letter`, '/process']
  // touchstart begins a long press on iOS.
  for (const type of ['click', 'auxclick', 'contextmenu', 'touchstart']) expect(clickLinks({}, type)).toEqual(links)
})

test('adds the campaign to booking links in a new tab only, when storage works', async () => {
  await visit('/?utm_source=letter')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(clickLinks({ [key]: true })[0]).toBe('/book?utm_source=letter')
  expect(clickLinks({}, 'click', '_blank')[1]).toBe(`${STRATEGY_CALL}?utm_source=letter`)
  expect(clickLinks({})).toEqual(['/book', STRATEGY_CALL, '/process'])
})
