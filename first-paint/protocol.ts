/** Marks a script of ours that runs where it stands in the page. */
export const EARLY = 'data-early'

/** On the loader: the scripts that it fetches. On the root element: that they are `late` or have `failed`. */
export const SCRIPTS = 'data-scripts'

/** The link to the stylesheet of the whole site. */
export const SITE_STYLES = 'link[data-precedence]'

/** The performance mark of the moment from which on the page's components answer. */
export const HYDRATED = 'hydrated'

/** How often a file that did not come is asked for again, in seven seconds. */
const RETRIES = 3

/** Something that a visitor did before the page's components answered. */
export type Held = { event: Event; control: Element }

declare global {
  interface Window {
    /** Set by the loader, so not in development. Ends the holding of events and gives those that were held. */
    firstPaint?: () => Held[]
  }
}

/**
 * Tries again, for visitors whose connection breaks off for a moment.
 * @param task gets the number of the attempt, counted from 0.
 * @throws what the last attempt threw.
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
