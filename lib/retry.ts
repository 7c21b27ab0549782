const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1000
/** Longest delay. Three retries do not reach it: it limits those that a greater MAX_RETRIES would add. */
const MAX_DELAY_MS = 30_000

/**
 * Runs a task and retries it up to three times, after one, two and four seconds.
 * @param task gets the number of the attempt, counted from 0.
 * @throws the error of the last attempt.
 */
export async function retry<Result>(task: (attempt: number) => Promise<Result>, attempt = 0): Promise<Result> {
  try {
    return await task(attempt)
  } catch (error) {
    if (attempt === MAX_RETRIES) throw error
    const delay = Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS)
    await new Promise((resolve) => setTimeout(resolve, delay))
    return retry(task, attempt + 1)
  }
}
