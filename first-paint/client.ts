import { HYDRATED_MARK } from './protocol'

export { loadPart } from './load-part'

/** Signals that the page is hydrated: the loader replays the queued events. */
export function markHydrated(): void {
  performance.mark(HYDRATED_MARK)
  dispatchEvent(new Event(HYDRATED_MARK))
}
