/** Attribute of an inline script that runs before the first paint. */
export const EARLY_ATTRIBUTE = 'data-early'

/**
 * Attribute of the loader's script element: the URLs of the scripts to fetch, separated by spaces. Attribute of the root
 * element: `late` while scripts are retried, `failed` when they did not load or did not hydrate the page.
 */
export const SCRIPTS_ATTRIBUTE = 'data-scripts'

/** Selector of the links to the stylesheet of the whole site. */
export const SITE_STYLES = 'link[data-precedence]'

/** Name of the performance mark that is set when the page is hydrated. */
export const HYDRATED_MARK = 'hydrated'

/** Retries of a failed request, after one, two and four seconds. */
const RETRIES = 3

/** An event that was dispatched before hydration, and the button, field or form that contains its target. */
export type QueuedEvent = { event: Event; control: Element }

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
