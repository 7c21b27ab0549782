/**
 * @jest-environment jsdom
 */
import { init } from '@plausible-analytics/tracker'

jest.mock('@plausible-analytics/tracker', () => ({ init: jest.fn(), track: jest.fn() }))
Object.assign(globalThis, { ANALYTICS: { endpoint: 'https://plausible.io/api/event', site: 'clinic.example' } })

/** Loads the script, and renders the first frame. */
async function visit() {
  jest.mocked(init).mockClear()
  await jest.isolateModulesAsync(async () => {
    await import('./early')
  })
  jest.advanceTimersByTime(20)
}

beforeEach(() => jest.useFakeTimers())

test('starts the tracker after the first frame', async () => {
  await visit()
  expect(init).toHaveBeenCalledTimes(1)
})

test.each(['globalPrivacyControl', 'doNotTrack'])(
  'does not start the tracker when the browser sends %s',
  async (signal) => {
    Object.defineProperty(navigator, signal, { value: '1', configurable: true })
    await visit()
    Reflect.deleteProperty(navigator, signal)
    expect(init).not.toHaveBeenCalled()
  },
)
