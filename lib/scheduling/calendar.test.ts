/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://clinic.example/book"}
 */
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './addresses'
import { addCalendar } from './calendar'

const SECOND = 1000
const OPENED = { event: 'calendly.event_type_viewed' }
const booked = (uri: string) => ({ event: 'calendly.event_scheduled', payload: { event: { uri } } })

const onState = jest.fn<void, [string]>()
const onBooked = jest.fn<void, []>()
const options = { pageUrl: `${SCHEDULING_ORIGIN}/agency/call`, title: 'Calendar', onState, onBooked }
let container: HTMLElement
let remove: () => void

const state = () => onState.mock.lastCall?.[0] ?? 'waiting'
const scripts = () => document.querySelectorAll(`script[src^="${SCHEDULING_SCRIPT}"]`)
const frame = () => container.querySelector('iframe')
const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND)
const addFrame = ({ parentElement }: Record<string, unknown>) =>
  (parentElement as Element).append(document.createElement('iframe'))

/** Responds to the request for the provider's script. */
async function loadScript(initInlineWidget: (options: Record<string, unknown>) => void = addFrame) {
  window.Calendly = { initInlineWidget }
  scripts()[0]!.dispatchEvent(new Event('load'))
  await wait(0)
}

async function failScript() {
  scripts()[0]!.dispatchEvent(new Event('error'))
  await wait(0)
}

function post(data: unknown, { origin = SCHEDULING_ORIGIN, source = frame()!.contentWindow } = {}) {
  dispatchEvent(new MessageEvent('message', { data, origin, source }))
}

beforeEach(() => {
  jest.useFakeTimers()
  delete window.Calendly
  container = document.body.appendChild(document.createElement('div'))
  onState.mockClear()
  onBooked.mockClear()
  remove = addCalendar(container, options)
})
afterEach(() => {
  jest.restoreAllMocks()
  remove()
  container.remove()
})

test('fails when each of the four requests for the script hangs for ten seconds', async () => {
  await wait(46)
  expect(state()).toBe('waiting')
  await wait(1)
  expect(state()).toBe('failed')
  await wait(60)
  expect(state()).toBe('failed')
  expect(scripts()).toHaveLength(0)
})

test('fails when the script throws', async () => {
  await loadScript(() => {
    throw new URIError('malformed')
  })
  expect(state()).toBe('failed')
})

test('adds the calendar once the page has loaded', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  await loadScript()
  await wait(12)
  expect([state(), frame()]).toEqual(['waiting', null])
  readyState.mockReturnValue('complete')
  dispatchEvent(new Event('load'))
  await wait(0)
  expect(frame()!.title).toBe(options.title)
  post(OPENED)
  expect(state()).toBe('ready')
})

test('reports each booking of its own calendar once', async () => {
  await loadScript()
  post(booked('forged'), { origin: 'https://forger.example' })
  post(booked('forged'), { source: window })
  for (const data of ['other', null, {}, { event: 7 }, { event: 'other.event_scheduled' }]) post(data)
  expect([state(), onBooked.mock.calls.length]).toEqual(['waiting', 0])
  for (const data of [{ ...OPENED, payload: null }, { event: 'calendly.event_scheduled_twice' }]) post(data)
  expect([state(), onBooked.mock.calls.length]).toEqual(['ready', 0])
  for (const uri of ['first', 'first', 'second']) post(booked(uri))
  expect(onBooked).toHaveBeenCalledTimes(2)
  for (const payload of [undefined, null, {}]) post({ event: 'calendly.event_scheduled', payload })
  expect(onBooked).toHaveBeenCalledTimes(3)
})

test.each(['while the script is loading', 'between two attempts', 'after the script has loaded'])(
  'leaves no element, timer or request when it is removed %s',
  async (moment) => {
    if (moment === 'between two attempts') await failScript()
    if (moment === 'after the script has loaded') await loadScript()
    remove()
    onState.mockClear()
    await wait(0)
    expect(jest.getTimerCount()).toBe(0)
    await wait(60)
    expect(onState).not.toHaveBeenCalled()
    expect([container.children.length, scripts().length]).toEqual([0, 0])
  },
)
