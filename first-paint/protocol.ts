/** Attribute of an inline script that runs before the first paint. */
export const EARLY_ATTRIBUTE = 'data-early'

/**
 * Attribute of the loader's script element: the URLs of the scripts to fetch, separated by spaces. Attribute of the root
 * element: `failed` while the page is not hydrated although it should be.
 */
export const SCRIPTS_ATTRIBUTE = 'data-scripts'

/** Name of the performance mark that is set, and of the event that is dispatched, when the page is hydrated. */
export const HYDRATED_MARK = 'hydrated'

/** From the specification. */
const MAX_RETRIES = 3
const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

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
    await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt)))
    return retry(task, attempt + 1)
  }
}
