/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://clinic.example/"}
 */
const measurement = { endpoint: 'https://plausible.io/api/event', site: 'clinic.example' }
const fetchMock = jest.fn<Promise<object>, [url: string, options: RequestInit]>(async () => ({ status: 202 }))
let page: EventTarget

/** Loads a page and starts the tracker. */
async function visit(url: string) {
  history.replaceState(null, '', url)
  page = new EventTarget()
  jest.spyOn(window, 'addEventListener').mockImplementation(page.addEventListener.bind(page))
  jest.resetModules()
  const { startMeasurement } = await import('./measurement')
  startMeasurement(measurement)
}

function dispatch(type: string, properties = {}) {
  page.dispatchEvent(Object.assign(new Event(type), properties))
}

const requests = () => fetchMock.mock.calls.map(([, { body }]) => JSON.parse(String(body)))
const events = () => requests().map(({ n, u }) => `${n} ${new URL(u).pathname}`)

beforeEach(() => {
  Object.assign(window, { fetch: fetchMock, ResizeObserver: jest.fn(() => ({ observe() {} })) })
})
afterEach(() => {
  jest.restoreAllMocks()
  fetchMock.mockClear()
  sessionStorage.clear()
})

test.each(['globalPrivacyControl', 'doNotTrack'])('sends nothing when the browser sends %s', async (signal) => {
  Object.defineProperty(navigator, signal, { value: '1', configurable: true })
  await visit('/')
  Reflect.deleteProperty(navigator, signal)
  expect(fetchMock).not.toHaveBeenCalled()
})

test('sends the path and the campaign, but no other parameter, fragment or referrer', async () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://clinic.example/offer')
  await visit('/offer?utm_source=spring+letter&email=a@b.c&gclid=7#prices')
  const u = 'https://clinic.example/offer?utm_source=spring+letter'
  expect(requests()).toEqual([{ n: 'pageview', u, d: measurement.site, r: null, v: expect.any(Number) }])
})

test('sends one page view for each document, and one when the back/forward cache restores it', async () => {
  await visit('/')
  history.pushState(null, '', '#faq')
  dispatch('pageshow', { persisted: false })
  dispatch('pageshow', { persisted: true })
  // The tracker's 'engagement' events, which it sends on blur, would bypass the filter of URLs.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  dispatch('blur')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(events()).toEqual(['pageview /', 'pageview /'])
})
