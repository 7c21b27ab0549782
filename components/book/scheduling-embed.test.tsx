/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN } from '@/lib/booking/scheduling-hosts'
import { SchedulingEmbed } from './scheduling-embed'

const { notices, waiting, fallback } = book
const texts = {
  title: 'Calendar',
  bookedTitle: 'Booking',
  frameTitle: 'Choose a day',
  waiting,
  wayOut: fallback,
  notices,
}

const embed = (
  <StrictMode>
    <SchedulingEmbed
      address={site.scheduling.discovery}
      email={site.email}
      texts={texts}
      intro={<h1>Introduction</h1>}
      confirmation={<h1>Booked</h1>}
      skeleton={<p>Skeleton</p>}
    />
  </StrictMode>
)

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${SCHEDULING_ASSETS}"]`)]
const frames = () => [...document.querySelectorAll('iframe')]

/** What the provider's script does when it arrives. */
async function arrive(script: HTMLScriptElement | undefined) {
  window.Calendly = {
    initInlineWidget: ({ url, parentElement }) => {
      parentElement.append(Object.assign(document.createElement('iframe'), { src: url }))
    },
  }
  await act(async () => void script?.dispatchEvent(new Event('load')))
}

async function tell(data: unknown, source: unknown = frames()[0]?.contentWindow, origin = SCHEDULING_ORIGIN) {
  const event = new MessageEvent('message', { data, origin, source: source as Window })
  await act(async () => void window.dispatchEvent(event))
}

const mount = () => act(async () => render(embed))

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('a double mount leaves one script and makes one calendar', async () => {
  await mount()
  expect(scripts()).toHaveLength(1)
  await arrive(scripts()[0])
  expect(frames()).toHaveLength(1)
  expect(frames()[0]?.title).toBe(texts.frameTitle)
})

test('a script that arrives after its page was left makes no calendar, nor does it for the next visit', async () => {
  const { unmount } = await mount()
  const [left] = scripts()
  unmount()
  expect(left?.ownerDocument).not.toBe(document)
  await arrive(left)
  expect(frames()).toHaveLength(0)
  await mount()
  expect(frames()).toHaveLength(0)
  await arrive(scripts()[0])
  expect(frames()).toHaveLength(1)
})

test('leaving removes the script, its styles, its globals, the frame, the listeners and the timers', async () => {
  jest.useFakeTimers()
  const set = jest.spyOn(globalThis, 'setTimeout')
  const cleared = jest.spyOn(globalThis, 'clearTimeout')
  const listening = new Set<unknown>()
  jest.spyOn(window, 'addEventListener').mockImplementation((_, listener) => void listening.add(listener))
  jest.spyOn(window, 'removeEventListener').mockImplementation((_, listener) => void listening.delete(listener))
  const { unmount } = await mount()
  await arrive(scripts()[0])
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${SCHEDULING_ASSETS}/w.css`,
  })
  document.head.append(styles)
  expect(listening.size).toBeGreaterThan(0)
  unmount()
  expect([...scripts(), ...frames(), ...document.querySelectorAll('link[rel="stylesheet"]')]).toEqual([])
  expect('Calendly' in window).toBe(false)
  expect(listening.size).toBe(0)
  const timers = set.mock.results.map(({ value }) => value as unknown)
  expect(timers.length).toBeGreaterThan(0)
  expect(cleared.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers))
})

test('only a message of the calendar itself is a sign of life', async () => {
  jest.useFakeTimers()
  await mount()
  await arrive(scripts()[0])
  const sign = { event: 'calendly.event_type_viewed' }
  await tell(sign, window)
  await tell(sign, null)
  await tell(sign, undefined, 'https://calendly.com.example.org')
  await tell({ event: 'hello' })
  await act(async () => jest.advanceTimersByTime(10_000))
  expect(screen.getByRole('status').textContent).toContain(notices.silent.title)
  await tell(sign)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByText('Skeleton')).toBeNull()
})

test('a script without the provider in it counts as failed and is tried again', async () => {
  jest.useFakeTimers()
  await mount()
  const [first] = scripts()
  await act(async () => void first?.dispatchEvent(new Event('load')))
  expect(scripts()).toHaveLength(0)
  await act(async () => jest.advanceTimersByTimeAsync(1000))
  await arrive(scripts()[0])
  expect(frames()).toHaveLength(1)
})

test('a second call is confirmed anew, the same call only once', async () => {
  await mount()
  await arrive(scripts()[0])
  const scheduled = (uri: string) => ({ event: 'calendly.event_scheduled', payload: { event: { uri } } })
  await tell(scheduled('one'))
  const confirmation = screen.getByRole('heading', { name: 'Booked' })
  expect(screen.queryByText('Introduction')).toBeNull()
  await tell(scheduled('one'))
  expect(screen.getByRole('heading', { name: 'Booked' })).toBe(confirmation)
  await tell(scheduled('two'))
  expect(screen.getByRole('heading', { name: 'Booked' })).not.toBe(confirmation)
})
