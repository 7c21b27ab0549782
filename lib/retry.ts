const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1000
/** An upper limit. Three retries do not reach it. */
const MAX_DELAY_MS = 30_000

/**
 * Runs a task and retries it up to three times, after one, two and four seconds.
 * @param task receives the number of the attempt, from 0.
 * @param signal ends the retries when it is aborted.
 * @throws the error of the last attempt, or the signal's reason when it is aborted during a delay.
 */
export async function retry<Result>(task: (attempt: number) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await task(attempt)
    } catch (error) {
      if (attempt === MAX_RETRIES || signal?.aborted) throw error
    }
    await delay(Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS), signal)
  }
}

function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
