/**
 * @jest-environment jsdom
 */
import { init } from '@plausible-analytics/tracker'

jest.mock('@plausible-analytics/tracker', () => ({ init: jest.fn(), track: jest.fn() }))

test.each(['globalPrivacyControl', 'doNotTrack'])('does not start when the browser sends %s', async (signal) => {
  jest.useFakeTimers()
  Object.defineProperty(navigator, signal, { value: '1', configurable: true })
  await jest.isolateModulesAsync(async () => void (await import('./analytics.inline')))
  jest.runAllTimers()
  Reflect.deleteProperty(navigator, signal)
  expect(init).not.toHaveBeenCalled()
})
