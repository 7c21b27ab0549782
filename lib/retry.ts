/** Milliseconds before the retry numbered `n`, counted from 0: doubling from one second to half a minute. */
export function backoff(n: number): number {
  return Math.min(1000 * 2 ** n, 30_000)
}

type Options = { retries?: number; delay?: (n: number) => number; signal?: AbortSignal }

/**
 * Runs a task until it succeeds.
 * @param retries how often it is tried again after its first failure.
 * @param delay milliseconds before retry `n`, counted from 0.
 * @param signal ends the waiting and prevents further tries.
 * @throws what the last try threw, or the signal's reason.
 */
export async function retry<T>(
  task: () => Promise<T>,
  { retries = 3, delay = backoff, signal }: Options = {},
): Promise<T> {
  for (let n = 0; ; n++) {
    signal?.throwIfAborted()
    try {
      return await task()
    } catch (error) {
      signal?.throwIfAborted()
      if (n >= retries) throw error
      await pause(delay(n), signal)
    }
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
