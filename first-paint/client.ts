import { HYDRATED_MARK, LOAD_TIMEOUT_MS, retry } from './protocol'

export { retry }

/** Signals that the page is hydrated: the loader replays the queued events. */
export function markHydrated(): void {
  performance.mark(HYDRATED_MARK)
  dispatchEvent(new Event(HYDRATED_MARK))
}

/**
 * Imports a part of a page that loads later, with retries.
 * @throws the error of the last attempt, or an Error after 15 seconds.
 */
export function loadPart<Module>(importPart: () => Promise<Module>): Promise<Module> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, LOAD_TIMEOUT_MS, new Error('Timed out')))
  return Promise.race([retry(importPart), timeout])
}
