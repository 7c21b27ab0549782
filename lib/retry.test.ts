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

test('makes no further attempt and clears its timer once it is aborted', async () => {
  jest.useFakeTimers()
  const controller = new AbortController()
  const task = jest.fn(() => Promise.reject(new Error('failed')))
  const outcome = retry(task, controller.signal).catch(() => 'aborted')
  await jest.advanceTimersByTimeAsync(500)
  controller.abort()
  expect(await outcome).toBe('aborted')
  expect(jest.getTimerCount()).toBe(0)
  expect(task).toHaveBeenCalledTimes(1)
})
