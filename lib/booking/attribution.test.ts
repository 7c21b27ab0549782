/** @jest-environment jsdom */
import { attributionScript, sessionAttribution } from './attribution'

const STRATEGY_CALL = 'https://calendly.com/agency/strategy'
let page: EventTarget

/**
 * Opens a page the way a browser does: its inline script runs first, in the global scope, and listens.
 * @param next what then happens to the page.
 */
function visit(url: string, next: 'drawn' | 'left' = 'drawn') {
  history.replaceState(null, '', url)
  page = new EventTarget()
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  jest.useFakeTimers()
  new Function(attributionScript())()
  listening.mockRestore()
  if (next === 'drawn') jest.runAllTimers()
  else page.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
}

/** Presses links, and tells where they then lead. */
function press(init: MouseEventInit, type = 'click') {
  return ['/book', STRATEGY_CALL, '/process'].map((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    page.dispatchEvent(Object.defineProperty(new MouseEvent(type, init), 'target', { value: link }))
    return link.href.replace(location.origin, '')
  })
}

function blockStorage(method: 'getItem' | 'setItem') {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('what is kept', () => {
  test('the five parameters and nothing else of the URL', () => {
    const campaign = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e'
    visit(`/offer?${campaign}&utm_id=7&gclid=abc&email=a@b.c`)
    expect(new URLSearchParams(sessionAttribution()).toString()).toBe(campaign)
    expect({ ...sessionStorage }).toEqual({ attribution: JSON.stringify(sessionAttribution()) })
  })

  test.each([
    ['each cut to 100 characters, none of them in two', `utm_term=${'🦷'.repeat(150)}`, { utm_term: '🦷'.repeat(100) }],
    ['nothing empty, and the first of two', 'utm_source=&utm_term=a&utm_term=b', { utm_term: 'a' }],
  ])('%s', (_, query, kept) => {
    visit(`/?${query}`)
    expect(sessionAttribution()).toEqual(kept)
  })

  test.each([
    ['/?utm_source=newsletter', { utm_source: 'newsletter' }],
    ['/', {}],
  ])('the first page of the session, %s, whatever later ones carry', (url, kept) => {
    visit(url)
    visit('/process?utm_source=advert&utm_term=implants')
    expect(sessionAttribution()).toEqual(kept)
  })

  test('a page that is left before it is drawn', () => {
    visit('/?utm_source=newsletter', 'left')
    visit('/book')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test.each(['getItem', 'setItem'] as const)('where the %s of storage throws, the present page', (method) => {
    blockStorage(method)
    visit('/?utm_source=newsletter')
    visit('/book?utm_source=advert')
    expect(sessionAttribution()).toEqual({ utm_source: 'advert' })
  })

  test.each(['{', 'null', '7', '{"utm_source":{"a":1},"path":"/offer"}'])('nothing of what others left: %s', (left) => {
    visit('/')
    sessionStorage.setItem('attribution', left)
    expect(sessionAttribution()).toEqual({})
  })
})

describe('a booking link', () => {
  test.each([
    ['a click with Ctrl', { ctrlKey: true }, 'click'],
    ['a click with Cmd', { metaKey: true }, 'click'],
    ['a click with Shift', { shiftKey: true }, 'click'],
    ['a middle click', { button: 1 }, 'auxclick'],
    ['the context menu', { button: 2 }, 'contextmenu'],
  ] as const)(
    'takes the campaign into a new tab by %s, with storage and without; no other link does',
    (_, init, type) => {
      const carried = ['/book?utm_source=letter', `${STRATEGY_CALL}?utm_source=letter`, '/process']
      visit('/?utm_source=letter')
      expect(press(init, type)).toEqual(carried)
      blockStorage('getItem')
      visit('/?utm_source=letter')
      expect(press(init, type)).toEqual(carried)
    },
  )

  test('stays as it is when it opens here, where the campaign is known', () => {
    visit('/?utm_source=letter')
    expect(press({})).toEqual(['/book', STRATEGY_CALL, '/process'])
  })
})
