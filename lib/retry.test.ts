import { retry } from './retry'

const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(new Error('no'))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('tries again after one, two and four seconds, then throws the last failure', async () => {
  const task = failing()
  const outcome = expect(retry(task)).rejects.toThrow('no')
  const tries: number[] = []
  for (const wait of [0, 999, 1, 1999, 1, 3999, 1, 60_000]) {
    await jest.advanceTimersByTimeAsync(wait)
    tries.push(task.mock.calls.length)
  }
  expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  await outcome
})

test('stops at the first success', async () => {
  const task = failing().mockRejectedValueOnce(new Error('no')).mockResolvedValue('calendar')
  const result = retry(task)
  await jest.advanceTimersByTimeAsync(60_000)
  await expect(result).resolves.toBe('calendar')
  expect(task).toHaveBeenCalledTimes(2)
})

test('an abort prevents every further try', async () => {
  const controller = new AbortController()
  const task = failing()
  const outcome = expect(retry(task, controller.signal)).rejects.toThrow('left')
  await jest.advanceTimersByTimeAsync(500)
  controller.abort(new Error('left'))
  await jest.advanceTimersByTimeAsync(60_000)
  await outcome
  expect(task).toHaveBeenCalledTimes(1)
})
