import { retry } from './protocol'

test.each([
  ['retries after one, two and four seconds, then throws the last error', 4, [1, 1, 2, 2, 3, 3, 4, 4]],
  ['stops retrying after the first success', 1, [1, 1, 2, 2, 2, 2, 2, 2]],
])('%s', async (_, failures, expected) => {
  jest.useFakeTimers()
  const task = jest.fn(async (attempt: number) => {
    if (attempt < failures) throw new Error(`attempt ${attempt}`)
  })
  const outcome = retry(task).catch(({ message }: Error) => message)
  const calls: number[] = []
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(wait)
    calls.push(task.mock.calls.length)
  }
  expect(calls).toEqual(expected)
  expect(await outcome).toBe(failures === 4 ? 'attempt 3' : undefined)
})
