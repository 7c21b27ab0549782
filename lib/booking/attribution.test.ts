/** @jest-environment jsdom */
import { sessionAttribution } from './attribution'

const STRATEGY_CALL = 'https://calendly.com/agency/strategy'
let page: EventTarget

/**
 * Loads a page: runs the script of early/attribution.ts and paints the first frame.
 * @param isPainted false for a visitor who leaves before the first frame.
 */
async function visit(url: string, { isPainted = true } = {}) {
  history.replaceState(null, '', url)
  page = new EventTarget()
  const addListener = jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  jest.useFakeTimers()
  jest.resetModules()
  await import('@/early/attribution')
  addListener.mockRestore()
  if (isPainted) jest.runAllTimers()
  else page.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
}

/** Clicks three links and returns their URLs after that. */
function clickLinks(init: MouseEventInit, type = 'click') {
  return ['/book', STRATEGY_CALL, '/process'].map((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    page.dispatchEvent(Object.defineProperty(new MouseEvent(type, init), 'target', { value: link }))
    return link.href.replace(location.origin, '')
  })
}

function blockStorage() {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('the attribution of a session', () => {
  test('stores the five campaign parameters and no other part of the URL', async () => {
    const campaign = 'utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e'
    await visit(`/offer?${campaign}&utm_id=7&gclid=abc&email=a@b.c`)
    expect(new URLSearchParams(sessionAttribution()).toString()).toBe(campaign)
    expect({ ...sessionStorage }).toEqual({ attribution: JSON.stringify(sessionAttribution()) })
  })

  test.each([
    ['truncates values to 100 characters', `utm_term=${'🦷'.repeat(150)}`, { utm_term: '🦷'.repeat(100) }],
    ['ignores empty and repeated parameters', 'utm_source=&utm_term=a&utm_term=b', { utm_term: 'a' }],
  ])('%s', async (_, query, expected) => {
    await visit(`/?${query}`)
    expect(sessionAttribution()).toEqual(expected)
  })

  test.each([
    ['the first page', []],
    ['pages without a campaign', ['/', '/process']],
    ['an empty parameter', ['/?utm_source=']],
  ])('keeps the first campaign, after %s', async (_, earlierPages) => {
    for (const url of earlierPages) await visit(url)
    await visit('/process?utm_source=newsletter')
    await visit('/book?utm_source=advert&utm_term=implants')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test('stores the campaign of a page that is left before its first frame', async () => {
    await visit('/?utm_source=newsletter', { isPainted: false })
    await visit('/book')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test.each(['{', 'null', '7', '{"utm_source":{"a":1},"path":"/offer"}'])(
    'ignores an entry that the site did not store: %s',
    (entry) => {
      sessionStorage.setItem('attribution', entry)
      expect(sessionAttribution('')).toEqual({})
    },
  )
})

describe('a booking link', () => {
  test.each([
    ['a click with Ctrl', { ctrlKey: true }, 'click'],
    ['a click with Cmd', { metaKey: true }, 'click'],
    ['a click with Shift', { shiftKey: true }, 'click'],
    ['a middle click', { button: 1 }, 'auxclick'],
    ['the context menu', { button: 2 }, 'contextmenu'],
  ] as const)('passes the campaign to a new tab on %s, also when storage is blocked', async (_, init, type) => {
    const expected = ['/book?utm_source=letter', `${STRATEGY_CALL}?utm_source=letter`, '/process']
    await visit('/?utm_source=letter')
    expect(clickLinks(init, type)).toEqual(expected)
    blockStorage()
    await visit('/?utm_source=letter')
    expect(clickLinks(init, type)).toEqual(expected)
  })

  test('does not change on a click that opens it in the same tab', async () => {
    await visit('/?utm_source=letter')
    expect(clickLinks({})).toEqual(['/book', STRATEGY_CALL, '/process'])
  })
})
