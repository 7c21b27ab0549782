import { withTimeout } from './with-timeout'

beforeEach(() => jest.useFakeTimers())

const never = new Promise<string>(() => {})

test('returns the result or throws the error of a task that ends in time, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100)).resolves.toBe('done')
  await expect(withTimeout(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused')
  expect(jest.getTimerCount()).toBe(0)
})

test('rejects when a task takes too long', async () => {
  const expectation = expect(withTimeout(never, 100)).rejects.toThrow('Timed out after 100 ms')
  jest.advanceTimersByTime(100)
  await expectation
})
