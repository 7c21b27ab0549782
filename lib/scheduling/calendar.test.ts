/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://clinic.example/book"}
 */
import { messages, PROVIDER, PROVIDER_SCRIPT } from './stub'
import { runCalendar } from './calendar'

const SECOND = 1000
const options = { pageUrl: `${PROVIDER.pages}/agency/call`, title: 'Calendar' }
const report = jest.fn<void, Parameters<Parameters<typeof runCalendar>[2]>>()
const fetchMock = jest.fn<Promise<object>, []>()
let isOnLine = true
let container: HTMLElement
let remove: () => void

const states = () => report.mock.calls.flatMap(([{ state }]) => state ?? [])
const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src^="${PROVIDER_SCRIPT}"]`)
const frame = () => container.querySelector('iframe')
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND)

type Script = NonNullable<Window['Calendly']>['initInlineWidget']
const addFrame: Script = ({ parentElement }) => (parentElement as Element).append(document.createElement('iframe'))

/** Responds to the request for the provider's script. */
async function loadScript(initInlineWidget = addFrame) {
  window.Calendly = { initInlineWidget }
  scripts()[0]!.dispatchEvent(new Event('load'))
  await wait(0)
}

async function failScript() {
  scripts()[0]!.dispatchEvent(new Event('error'))
  await wait(0)
}

/** Fails the script once, and each of the three retries. */
async function failAllScripts() {
  await failScript()
  for (const delay of [1, 2, 4]) {
    await wait(delay)
    await failScript()
  }
}

function post(data: unknown, { origin = PROVIDER.pages, source = frame()!.contentWindow } = {}) {
  dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

function goOffline() {
  isOnLine = false
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
}

function goOnline() {
  isOnLine = true
  dispatchEvent(new Event('online'))
}

beforeEach(() => {
  jest.useFakeTimers()
  isOnLine = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnLine)
  Object.assign(window, { fetch: fetchMock.mockReset() })
  delete window.Calendly
  container = document.body.appendChild(document.createElement('div'))
  report.mockReset()
  remove = runCalendar(container, options, report)
})
afterEach(() => {
  jest.restoreAllMocks()
  remove()
  container.remove()
})

test('waits for the script and for the first message of the calendar', async () => {
  expect(new Set(states())).toEqual(new Set(['waiting']))
  await loadScript()
  expect(frame()!.title).toBe(options.title)
  expect(states().at(-1)).toBe('waiting')
  post(messages.opened)
  expect(states().at(-1)).toBe('ready')
  await wait(60)
  expect(states().at(-1)).toBe('ready')
})

test('reports heights and bookings, and only those of its own calendar', async () => {
  await loadScript()
  post(messages.booked('forged'), { origin: 'https://forger.example' })
  post(messages.booked('forged'), { source: window })
  post('other')
  expect(states().at(-1)).toBe('waiting')
  post(messages.height(900))
  post(messages.booked('1'))
  expect(report).toHaveBeenCalledWith({ height: 900 })
  expect(report).toHaveBeenCalledWith({ booking: expect.stringMatching(/1$/) })
  expect(JSON.stringify(report.mock.calls)).not.toContain('forged')
})

test('is unresponsive when the calendar posts nothing for ten seconds, until it does', async () => {
  await loadScript()
  await wait(9)
  expect(states().at(-1)).toBe('waiting')
  await wait(1)
  expect(states().at(-1)).toBe('unresponsive')
  post(messages.other)
  expect(states().at(-1)).toBe('ready')
})

test('gives the calendar ten seconds of its own after a script that loads late', async () => {
  await wait(9)
  await loadScript()
  await wait(9)
  expect(states().at(-1)).toBe('waiting')
  await wait(1)
  expect(states().at(-1)).toBe('unresponsive')
})

test('is unresponsive after ten seconds of a script that hangs, and has failed after four of them', async () => {
  await wait(10)
  expect(states().at(-1)).toBe('unresponsive')
  await wait(36)
  expect(states().at(-1)).toBe('unresponsive')
  await wait(1)
  expect(states().at(-1)).toBe('failed')
  expect(scripts()).toHaveLength(0)
})

test('stays unresponsive when the script loads after all, until the calendar posts a message', async () => {
  await wait(12)
  await loadScript()
  expect(frame()).not.toBeNull()
  expect(states().at(-1)).toBe('unresponsive')
  post(messages.opened)
  expect(states().at(-1)).toBe('ready')
})

test('has failed when all four requests for the script fail', async () => {
  await failAllScripts()
  expect(states().at(-1)).toBe('failed')
  await wait(60)
  expect(states().at(-1)).toBe('failed')
})

test('has failed when the script throws', async () => {
  await loadScript(() => {
    throw new URIError('malformed')
  })
  expect(states().at(-1)).toBe('failed')
})

test('adds the calendar without the script after three seconds of a page that does not load', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  remove()
  remove = runCalendar(container, options, report)
  await loadScript()
  await wait(2)
  expect(frame()).toBeNull()
  await wait(1)
  expect(frame()!.src).toContain(options.pageUrl)
  expect(frame()!.title).toBe(options.title)
})

test('stays offline while the script is retried', async () => {
  goOffline()
  await failScript()
  await wait(60)
  expect(new Set(states())).toEqual(new Set(['waiting', 'offline']))
})

test('has failed, and is not offline, when the browser reports so on a working connection', async () => {
  isOnLine = false
  fetchMock.mockResolvedValue({ ok: true })
  await failAllScripts()
  expect(new Set(states())).toEqual(new Set(['waiting', 'failed']))
})

test('waits for the calendar, but not for ever, when a retry loads the script after the browser was offline', async () => {
  goOffline()
  await failScript()
  await wait(1)
  await loadScript()
  expect(states().at(-1)).toBe('waiting')
  await wait(10)
  expect(states().at(-1)).toBe('unresponsive')
})

test.each(['offline', 'failed'])(
  'loads the script again when the browser is online again after it was %s',
  async (state) => {
    if (state === 'offline') goOffline()
    await failAllScripts()
    expect(states().at(-1)).toBe(state)
    goOnline()
    expect(states().at(-1)).toBe('waiting')
    await loadScript()
    post(messages.opened)
    expect(states().at(-1)).toBe('ready')
    expect(container.children).toHaveLength(1)
  },
)

test('loads the script again when the browser is online again while the connection is tested', async () => {
  let failTest = () => {}
  const connectionTest = new Promise<object>((_, reject) => {
    failTest = () => reject(new TypeError('Failed to fetch'))
  })
  isOnLine = false
  fetchMock.mockReturnValue(connectionTest)
  await failScript()
  goOnline()
  failTest()
  await wait(0)
  expect(states().at(-1)).toBe('waiting')
  expect(scripts()).toHaveLength(1)
})

test('keeps a calendar that has been added when the browser is online again', async () => {
  await loadScript()
  const added = frame()
  goOnline()
  await wait(10)
  expect(frame()).toBe(added)
})

test('reports nothing after it has been removed, and leaves nothing in the page', async () => {
  remove()
  report.mockReset()
  goOnline()
  await wait(60)
  expect(report).not.toHaveBeenCalled()
  expect(container.children).toHaveLength(0)
  expect(scripts()).toHaveLength(0)
})
