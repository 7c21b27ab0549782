/** Milliseconds before each of the three retries. */
const DELAYS_MS = [1000, 2000, 4000]

/**
 * Runs a task until it succeeds: at once, and again one, two and four seconds after it has failed.
 * @param signal prevents further tries.
 * @throws what the last try threw, or the signal's reason.
 */
export async function retry<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const delay of DELAYS_MS) {
    signal?.throwIfAborted()
    try {
      return await task()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  signal?.throwIfAborted()
  return task()
}
