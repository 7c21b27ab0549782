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
