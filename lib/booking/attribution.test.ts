/** @jest-environment jsdom */
import fc from 'fast-check'
import {
  ATTRIBUTION_KEY,
  attributionScript,
  campaignParameters,
  parseAttribution,
  sessionAttribution,
} from './attribution'

/**
 * Opens a page the way a browser does: its inline script runs first, in the global scope, and listens.
 * @param next what then happens to the page.
 */
function visit(address: string, next: 'drawn' | 'left' = 'drawn') {
  history.replaceState(null, '', address)
  const page = new EventTarget()
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  jest.useFakeTimers()
  new Function(attributionScript)()
  listening.mockRestore()
  if (next === 'drawn') jest.runAllTimers()
  else page.dispatchEvent(new Event('pagehide'))
  jest.useRealTimers()
}

afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

describe('parseAttribution', () => {
  test('keeps the five campaign parameters and nothing else', () => {
    const query = campaignParameters.map((name) => `${name}=${name.slice(4)}`).join('&')
    expect(parseAttribution(`?${query}&utm_id=7&gclid=abc&email=a@b.c`)).toEqual({
      utm_source: 'source',
      utm_medium: 'medium',
      utm_campaign: 'campaign',
      utm_content: 'content',
      utm_term: 'term',
    })
  })

  test('cuts each to 100 characters, and never through a character', () => {
    expect(parseAttribution(`?utm_term=${'x'.repeat(150)}`)).toEqual({ utm_term: 'x'.repeat(100) })
    expect(parseAttribution(`?utm_term=${encodeURIComponent('🦷'.repeat(150))}`)).toEqual({
      utm_term: '🦷'.repeat(100),
    })
  })

  test('leaves out what is empty, and takes the first of two', () => {
    expect(parseAttribution('?utm_source=&utm_medium=mail&utm_medium=ads')).toEqual({ utm_medium: 'mail' })
  })

  test('survives any query', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const values = Object.entries(parseAttribution(search))
        return values.every(
          ([name, value]) => campaignParameters.includes(name as 'utm_term') && [...value].length <= 100,
        )
      }),
    )
  })
})

describe('sessionAttribution', () => {
  test('the first page of the session wins, also when later ones carry parameters', () => {
    visit('/?utm_source=newsletter&secret=1')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
    visit('/process?utm_source=advert&utm_term=implants')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test('a page that is left before it is drawn counts', () => {
    visit('/?utm_source=newsletter', 'left')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
  })

  test('each parameter is cut to 100 characters, and never through a character', () => {
    visit(`/?utm_term=${encodeURIComponent('🦷'.repeat(150))}`)
    expect(sessionAttribution()).toEqual({ utm_term: '🦷'.repeat(100) })
  })

  test('a first page without parameters stays the first page', () => {
    visit('/')
    expect(sessionAttribution()).toEqual({})
    visit('/book?utm_source=advert')
    expect(sessionAttribution()).toEqual({})
  })

  test('stores the parameters and never the path', () => {
    visit('/offer?utm_source=mail&email=a@b.c')
    expect({ ...sessionStorage }).toEqual({ [ATTRIBUTION_KEY]: '{"utm_source":"mail"}' })
  })

  test.each(['getItem', 'setItem'] as const)('storage whose %s throws leaves the current page', (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    visit('/?utm_source=newsletter')
    expect(sessionAttribution()).toEqual({ utm_source: 'newsletter' })
    visit('/book?utm_source=advert')
    expect(sessionAttribution()).toEqual({ utm_source: 'advert' })
    visit('/book')
    expect(sessionAttribution()).toEqual({})
  })

  test.each(['{', 'null', '7', '{"utm_source":{"a":1},"path":"/offer"}'])('ignores what it cannot read: %s', (kept) => {
    sessionStorage.setItem(ATTRIBUTION_KEY, kept)
    expect(sessionAttribution()).toEqual({})
  })
})
