/** Attribute of an inline script that runs before the first paint. */
export const EARLY_ATTRIBUTE = 'data-early'

/**
 * Attribute of the loader's script element: the URLs of the scripts to fetch, separated by spaces. Attribute of the root
 * element: `failed` while the page is not hydrated although it should be.
 */
export const SCRIPTS_ATTRIBUTE = 'data-scripts'

/** Attribute of a control: the type of the events that are queued until the page is hydrated. */
export const REPLAY_ATTRIBUTE = 'data-replay'

/** Name of the performance mark that is set when the page is hydrated. */
export const HYDRATED_MARK = 'hydrated'

/** Retries of a failed request, after one, two and four seconds. */
const RETRIES = 3

/** An event that was dispatched before hydration, and the control that opted into its replay. */
export type QueuedEvent = { event: Event; control: HTMLElement }

declare global {
  interface Window {
    /** Stops queueing events and returns the queue. Undefined in development, because the loader defines it. */
    takeQueuedEvents?: () => QueuedEvent[]
  }
}

/**
 * Runs a task and retries it up to three times, doubling the delay.
 * @param task gets the number of the attempt, counted from 0.
 * @throws the error of the last attempt.
 */
export async function retry<Result>(task: (attempt: number) => Promise<Result>, attempt = 0): Promise<Result> {
  try {
    return await task(attempt)
  } catch (error) {
    if (attempt === RETRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
    return retry(task, attempt + 1)
  }
}
