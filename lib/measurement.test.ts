/** @jest-environment jsdom */
import { gzipSync } from 'node:zlib'
import { attributionScript } from './booking/attribution'
import { measurementScript } from './measurement'

const endpoint = 'https://plausible.io/api/event'
const script = measurementScript({ endpoint, site: 'clinic.example' })
const { origin } = location
let page: EventTarget
let paint: () => void
const sent = jest.fn(async (_: string, options: RequestInit) => options)

/** Opens a page the way a browser does: its inline script runs first, in the global scope, and listens. */
function visit(url: string, next: 'drawn' | 'not drawn' = 'drawn') {
  history.replaceState(null, '', url)
  page = new EventTarget()
  const listening = jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  new Function(script)()
  listening.mockRestore()
  if (next === 'drawn') paint()
}

function happens(type: string, properties = {}) {
  page.dispatchEvent(Object.assign(new Event(type), properties))
  jest.runAllTimers()
}

function press(href: string, init: MouseEventInit = {}, type = 'click') {
  const target = Object.assign(document.createElement('a'), { href })
  page.dispatchEvent(Object.defineProperty(new MouseEvent(type, init), 'target', { value: target }))
}

const events = () =>
  sent.mock.calls.map(([, { body }]) => {
    const { name, url } = JSON.parse(String(body))
    return `${name} ${url.replace(origin, '')}`
  })

class PaintObserver {
  constructor(observed: (list: object) => void) {
    paint = () => observed({ getEntriesByName: (name: string) => [name] })
  }
  observe() {}
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { fetch: sent, Request: class {}, PerformanceObserver: PaintObserver })
  Object.defineProperty(Request.prototype, 'keepalive', { value: false, configurable: true })
})
afterEach(() => {
  jest.clearAllMocks()
  sessionStorage.clear()
  Reflect.deleteProperty(history, 'pushState')
})

test('there is no script unless the owner has set where to send, and then it costs a page at most a kilobyte', () => {
  expect(measurementScript(undefined)).toBe('')
  const bytes = (text: string) => gzipSync(text).length
  const others = attributionScript()
  expect(bytes(others + script) - bytes(others)).toBeLessThanOrEqual(1024)
})

test('a view is sent when the page is drawn, with its path, its campaign and nothing else of its address', () => {
  visit('/offer?utm_source=spring+letter&email=a@b.c&gclid=7#prices', 'not drawn')
  expect(sent).not.toHaveBeenCalled()
  paint()
  const body = { name: 'pageview', url: `${origin}/offer?utm_source=spring+letter`, domain: 'clinic.example' }
  const options = { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true }
  expect(sent.mock.calls).toEqual([[endpoint, { ...options, body: JSON.stringify(body) }]])
})

test('a page shown in the same document is viewed once each time; a fragment or another query is no view', () => {
  visit('/?utm_source=letter')
  for (const url of ['#faq', '/process', '/process#top']) {
    history.pushState(null, '', url)
    jest.runAllTimers()
  }
  history.replaceState(null, '', '/process?x=1')
  happens('popstate')
  history.replaceState(null, '', '/')
  happens('popstate')
  happens('pagehide')
  expect(events()).toEqual(['/', '/process', '/'].map((path) => `pageview ${path}?utm_source=letter`))
  happens('pageshow', { persisted: true })
  expect(events()).toHaveLength(4)
})

test('a page that is left before it is drawn has been viewed', () => {
  visit('/', 'not drawn')
  history.pushState(null, '', '/process')
  happens('pagehide')
  expect(events()).toEqual(['pageview /', 'pageview /process'])
})

test('a press on a booking link is sent after the view, at once and once, however it is pressed', () => {
  visit('/process', 'not drawn')
  press('/book', { detail: 1 })
  press('/book', { detail: 2 })
  press('https://calendly.com/agency/call', { button: 1 }, 'auxclick')
  press('/book', { button: 2 }, 'auxclick')
  press('/offer')
  expect(events()).toEqual(['pageview /process', ...Array(2).fill('Booking link pressed /process')])
})

test('each call that the calendar says is booked is sent once, and no one else is believed', () => {
  visit('/book')
  const says = (uri: unknown, origin = 'https://calendly.com', event = 'calendly.event_scheduled') =>
    happens('message', { origin, data: { event, payload: { event: { uri }, invitee: { uri: 'secret' } } } })
  says(1)
  says(1)
  says(2)
  says(3, 'https://calendly.com.example')
  says(4, undefined, 'calendly.event_type_viewed')
  happens('message', { origin: 'https://calendly.com', data: null })
  expect(events()).toEqual(['pageview /book', 'Call booked /book', 'Call booked /book'])
})

test.each(['globalPrivacyControl', 'doNotTrack'])('nothing is sent where the browser says %s', (name) => {
  Object.defineProperty(navigator, name, { value: '1', configurable: true })
  visit('/')
  press('/book')
  happens('pagehide')
  expect(sent).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, name)
})

test('where a request would not outlive the page, a beacon does', () => {
  Reflect.deleteProperty(Request.prototype, 'keepalive')
  const sendBeacon = jest.fn()
  Object.assign(navigator, { sendBeacon })
  visit('/')
  expect(sendBeacon.mock.calls).toEqual([[endpoint, expect.stringContaining('"pageview"')]])
  expect(sent).not.toHaveBeenCalled()
})
