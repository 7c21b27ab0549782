/** @jest-environment jsdom */
import { ATTRIBUTION_KEY, attributionScript, campaignParameters, sessionAttribution } from './attribution'

const ORIGIN = 'https://scheduling.example'
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
  new Function(attributionScript(ORIGIN))()
  listening.mockRestore()
  if (next === 'drawn') jest.runAllTimers()
  else page.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
}

/** Presses a link, and tells where it then leads. */
function press(href: string, init: MouseEventInit = {}, type = 'click') {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  const event = new MouseEvent(type, init)
  Object.defineProperty(event, 'target', { value: link })
  page.dispatchEvent(event)
  return link.getAttribute('href') ?? ''
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
    const query = campaignParameters.map((name) => `${name}=${name.slice(4)}`).join('&')
    visit(`/offer?${query}&utm_id=7&gclid=abc&email=a@b.c`)
    const kept = {
      utm_source: 'source',
      utm_medium: 'medium',
      utm_campaign: 'campaign',
      utm_content: 'content',
      utm_term: 'term',
    }
    expect(sessionAttribution()).toEqual(kept)
    expect({ ...sessionStorage }).toEqual({ [ATTRIBUTION_KEY]: JSON.stringify(kept) })
  })

  test.each([
    ['each cut to 100 characters', `utm_term=${'x'.repeat(150)}`, { utm_term: 'x'.repeat(100) }],
    ['no character cut in two', `utm_term=${'🦷'.repeat(150)}`, { utm_term: '🦷'.repeat(100) }],
    ['nothing empty, and the first of two', 'utm_source=&utm_term=a&utm_term=b', { utm_term: 'a' }],
  ])('%s', (_, query, kept) => {
    visit(`/?${query}`)
    expect(sessionAttribution()).toEqual(kept)
  })

  test('the first page of the session, whatever later ones carry', () => {
    visit('/?utm_source=newsletter')
    visit('/process?utm_source=advert&utm_term=implants')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test('the first page without parameters too', () => {
    visit('/')
    visit('/book?utm_source=advert')
    expect(sessionAttribution()).toEqual({})
  })

  test('a page that is left before it is drawn', () => {
    visit('/?utm_source=newsletter', 'left')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test.each(['getItem', 'setItem'] as const)('where the %s of storage throws, the present page', (method) => {
    blockStorage(method)
    visit('/?utm_source=newsletter')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
    visit('/book?utm_source=advert')
    expect(sessionAttribution()).toEqual({ utm_source: 'advert' })
  })

  test.each(['{', 'null', '7', '{"utm_source":{"a":1},"path":"/offer"}'])('nothing of what others left: %s', (left) => {
    visit('/')
    sessionStorage.setItem(ATTRIBUTION_KEY, left)
    expect(sessionAttribution()).toEqual({})
  })
})

describe('a booking link', () => {
  const withCampaign = ['/book?utm_source=letter', `${ORIGIN}/call?utm_source=letter`, '/process']
  const pressAll = (...how: [MouseEventInit, string?]) =>
    ['/book', `${ORIGIN}/call`, '/process'].map((href) => press(href, ...how).replace(location.origin, ''))

  test.each([
    ['a click with Ctrl', { ctrlKey: true }, 'click'],
    ['a click with Cmd', { metaKey: true }, 'click'],
    ['a click with Shift', { shiftKey: true }, 'click'],
    ['a middle click', { button: 1 }, 'auxclick'],
    ['the context menu', { button: 2 }, 'contextmenu'],
  ] as const)('takes the campaign into a new tab by %s, no other link does', (_, init, type) => {
    visit('/?utm_source=letter')
    expect(pressAll(init, type)).toEqual(withCampaign)
  })

  test('takes it along where storage is blocked, too', () => {
    blockStorage('getItem')
    visit('/?utm_source=letter')
    expect(pressAll({ ctrlKey: true })).toEqual(withCampaign)
  })

  test('stays as it is when it opens here, where the campaign is known', () => {
    visit('/?utm_source=letter')
    expect(press('/book')).toBe('/book')
  })
})
