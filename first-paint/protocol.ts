/** Attribute of an inline script that runs before the first paint. */
export const EARLY = 'data-early'

/**
 * On the loader's script element: the URLs of the scripts that it fetches, separated by spaces. On the root element:
 * `late` while they are being retried, `failed` when they could not be loaded or did not hydrate the page.
 */
export const SCRIPTS = 'data-scripts'

/** Selector of the links to the stylesheet of the whole site. */
export const SITE_STYLES = 'link[data-precedence]'

/** Name of the performance mark that is set when the page is hydrated. */
export const HYDRATED = 'hydrated'

/** Retries of a failed request, after one, two and four seconds. */
const RETRIES = 3

/** An event from before hydration, with the button, field or form that it belongs to. */
export type QueuedEvent = { event: Event; control: Element }

declare global {
  interface Window {
    /** Set by the loader, so undefined in development. Stops queueing events and returns the queued ones. */
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
