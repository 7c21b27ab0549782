import { retry } from './retry'

test('retries a task after one, two and four seconds, then throws its last error', async () => {
  jest.useFakeTimers({ now: 0 })
  const starts: number[] = []
  const outcome = retry(async (attempt) => {
    starts.push(Date.now())
    throw new Error(`attempt ${attempt}`)
  }).catch(String)
  await jest.runAllTimersAsync()
  expect(starts).toEqual([0, 1000, 3000, 7000])
  expect(await outcome).toBe('Error: attempt 3')
})

test('starts no attempt and leaves no timer after it has been aborted', async () => {
  jest.useFakeTimers()
  const abortion = new AbortController()
  const task = jest.fn(() => Promise.reject(new Error('failed')))
  const outcome = retry(task, abortion.signal).catch(() => 'aborted')
  await jest.advanceTimersByTimeAsync(500)
  abortion.abort()
  expect(await outcome).toBe('aborted')
  expect(jest.getTimerCount()).toBe(0)
  expect(task).toHaveBeenCalledTimes(1)
})
