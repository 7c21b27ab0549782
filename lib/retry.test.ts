import { backoff, retry } from './retry'

const failing = () => jest.fn<Promise<string>, []>().mockRejectedValue(new Error('no'))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('backoff', () => {
  test('doubles from one second and never exceeds thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(backoff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })
})

describe('retry', () => {
  test('gives the result of a task that succeeds at once', async () => {
    const task = jest.fn().mockResolvedValue('calendar')
    await expect(retry(task)).resolves.toBe('calendar')
    expect(task).toHaveBeenCalledTimes(1)
  })

  test('tries three times more, after one, two and four seconds, then throws the last failure', async () => {
    const task = failing()
    const result = retry(task)
    const outcome = expect(result).rejects.toThrow('no')
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
    await jest.advanceTimersByTimeAsync(1000)
    await expect(result).resolves.toBe('calendar')
    expect(task).toHaveBeenCalledTimes(2)
  })

  test('an abort while it waits ends it at once and leaves no timer', async () => {
    const controller = new AbortController()
    const task = failing()
    const outcome = expect(retry(task, { signal: controller.signal })).rejects.toThrow('left')
    await jest.advanceTimersByTimeAsync(500)
    controller.abort(new Error('left'))
    await outcome
    expect(jest.getTimerCount()).toBe(0)
    expect(task).toHaveBeenCalledTimes(1)
  })

  test('an abort before the first try runs nothing', async () => {
    const task = failing()
    await expect(retry(task, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
    expect(task).not.toHaveBeenCalled()
  })

  test('a task that fails because it was aborted is not tried again', async () => {
    const controller = new AbortController()
    const task = jest.fn(async () => {
      controller.abort(new Error('left'))
      throw new Error('no')
    })
    await expect(retry(task, { signal: controller.signal })).rejects.toThrow('left')
    expect(task).toHaveBeenCalledTimes(1)
  })
})
