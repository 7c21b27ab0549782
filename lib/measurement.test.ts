/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://clinic.example/"}
 */
import { startMeasurement } from './measurement'

const measurement = { endpoint: 'https://plausible.io/api/event', site: 'clinic.example' }
const fetchMock = jest.fn<Promise<object>, [url: string, options: RequestInit]>(async () => ({ status: 202 }))
let page: EventTarget

/** Loads a page and starts the measurement. */
function visit(url: string) {
  history.replaceState(null, '', url)
  page = new EventTarget()
  jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  startMeasurement(measurement)
}

function dispatch(type: string, properties = {}) {
  page.dispatchEvent(Object.assign(new Event(type), properties))
}

/** Renders a frame, after which page views are sent. */
const paint = () => jest.advanceTimersByTime(20)
const requests = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const events = () => requests().map(({ n, u }) => `${n} ${new URL(u).pathname}`)

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { fetch: fetchMock })
})
afterEach(() => {
  jest.restoreAllMocks()
  fetchMock.mockClear()
  sessionStorage.clear()
  localStorage.clear()
})

test.each(['globalPrivacyControl', 'doNotTrack'])(
  'sends and stores nothing when the browser sends %s',
  async (signal) => {
    Object.defineProperty(navigator, signal, { value: '1', configurable: true })
    visit('/?utm_source=letter')
    paint()
    Reflect.deleteProperty(navigator, signal)
    expect(fetchMock).not.toHaveBeenCalled()
    expect(sessionStorage).toHaveLength(0)
  },
)

test('sends nothing from the browser of an owner who excludes it', () => {
  localStorage.setItem('plausible_ignore', 'true')
  visit('/')
  paint()
  expect(fetchMock).not.toHaveBeenCalled()
})

test('sends the path and the campaign, but no other parameter and no fragment', () => {
  visit('/offer?utm_source=spring+letter&email=a@b.c#prices')
  paint()
  const u = 'https://clinic.example/offer?utm_source=spring+letter'
  expect(requests()).toEqual([{ n: 'pageview', u, d: measurement.site, r: null }])
  expect(fetchMock).toHaveBeenCalledWith(measurement.endpoint, expect.objectContaining({ keepalive: true }))
})

test('sends the source tags, but only the presence of an identifier of a click', () => {
  visit('/?gclid=CjwKCA&fbclid=IwAR0&msclkid=4f3a&gbraid=0AAAA&ref=partner&source=news&utm_id=spring&email=a@b.c')
  paint()
  const sent = Object.fromEntries(new URL(requests()[0].u).searchParams)
  const clicks = { gclid: '1', fbclid: '1', msclkid: '1', gbraid: '1' }
  expect(sent).toEqual({ ...clicks, ref: 'partner', source: 'news', utm_id: 'spring' })
})

test.each([
  ['https://www.google.co.uk/search?q=implant+marketing', 'https://www.google.co.uk'],
  ['android-app://com.google.android.gm/', 'android-app://com.google.android.gm'],
  ['https://clinic.example/pricing', null],
  ['https://www.clinic.example/premium', null],
  ['', null],
])('sends the referring site, but not its path and not its own site: %s', (referrer, expected) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  visit('/')
  paint()
  expect(requests()).toEqual([expect.objectContaining({ r: expected })])
})

test('counts a page that was opened in a background tab once, when the visitor sees it', () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  visit('/')
  paint()
  expect(events()).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  paint()
  expect(events()).toEqual(['pageview /'])
})

test('counts a prerendered page once, when the visitor opens it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  visit('/')
  paint()
  expect(events()).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  document.dispatchEvent(new Event('prerenderingchange'))
  paint()
  expect(events()).toEqual(['pageview /'])
})

test('sends one page view for each document, and one when the back/forward cache restores it', () => {
  visit('/')
  paint()
  history.pushState(null, '', '#faq')
  dispatch('pageshow', { persisted: false })
  dispatch('pageshow', { persisted: true })
  paint()
  expect(events()).toEqual(['pageview /', 'pageview /'])
})

test('sends the page view before the event of a click in the first frame', () => {
  visit('/')
  document.body.innerHTML = '<a href="/book">Book</a>'
  const event = new MouseEvent('click', { button: 0 })
  Object.defineProperty(event, 'target', { value: document.querySelector('a') })
  page.dispatchEvent(event)
  paint()
  expect(events()).toEqual(['pageview /', 'Booking link pressed /'])
})
