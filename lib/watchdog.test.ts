import { createWatchdog } from './watchdog'

beforeEach(() => jest.useFakeTimers())

test('calls the function once nothing has restarted it for the time', () => {
  const onTimeout = jest.fn()
  const watchdog = createWatchdog(100, onTimeout)
  jest.advanceTimersByTime(1000)
  expect(onTimeout).not.toHaveBeenCalled()
  watchdog.restart()
  jest.advanceTimersByTime(99)
  watchdog.restart()
  jest.advanceTimersByTime(99)
  expect(onTimeout).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(onTimeout).toHaveBeenCalledTimes(1)
})

test('does not call the function after it has been stopped', () => {
  const onTimeout = jest.fn()
  const watchdog = createWatchdog(100, onTimeout)
  watchdog.restart()
  watchdog.stop()
  jest.runAllTimers()
  expect(onTimeout).not.toHaveBeenCalled()
})
