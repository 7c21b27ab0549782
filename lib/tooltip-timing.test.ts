import { CLOSE_GRACE, OPEN_DELAY, SKIP_DELAY, createTooltipTiming } from './tooltip-timing'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the delays are those of the specification', () => {
  expect([OPEN_DELAY, SKIP_DELAY]).toEqual([700, 300])
})

test('opens after the pointer has rested for the whole delay', () => {
  const timing = createTooltipTiming()
  timing.enter('a')
  jest.advanceTimersByTime(OPEN_DELAY - 1)
  expect(timing.current()).toBeUndefined()
  jest.advanceTimersByTime(1)
  expect(timing.current()).toBe('a')
})

test('a pointer that only passes by opens nothing', () => {
  const timing = createTooltipTiming()
  timing.enter('a')
  jest.advanceTimersByTime(OPEN_DELAY - 1)
  timing.leave('a')
  jest.advanceTimersByTime(OPEN_DELAY)
  expect(timing.current()).toBeUndefined()
})

test('the next term opens at once soon after one has closed, and waits again later', () => {
  const timing = createTooltipTiming()
  timing.show('a')
  timing.hide('a')
  jest.advanceTimersByTime(SKIP_DELAY - 1)
  timing.enter('b')
  expect(timing.current()).toBe('b')
  timing.hide('b')
  jest.advanceTimersByTime(SKIP_DELAY)
  timing.enter('a')
  expect(timing.current()).toBeUndefined()
})

test('stays open while the pointer travels to the tooltip, and closes when it goes elsewhere', () => {
  const timing = createTooltipTiming()
  timing.show('a')
  timing.leave('a')
  jest.advanceTimersByTime(CLOSE_GRACE - 1)
  timing.enter('a')
  jest.advanceTimersByTime(CLOSE_GRACE)
  expect(timing.current()).toBe('a')
  timing.leave('a')
  jest.advanceTimersByTime(CLOSE_GRACE)
  expect(timing.current()).toBeUndefined()
})

test('only one is open at a time, and whoever listens is told of each change', () => {
  const timing = createTooltipTiming()
  const seen: (string | undefined)[] = []
  const stop = timing.subscribe(() => seen.push(timing.current()))
  timing.show('a')
  timing.show('b')
  timing.hide('a')
  timing.hide('b')
  stop()
  timing.show('a')
  expect(seen).toEqual(['a', 'b', undefined])
})
