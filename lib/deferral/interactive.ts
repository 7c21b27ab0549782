/** Name of the event that is dispatched, and of the performance mark that is set, when the page is hydrated. */
export const HYDRATED = 'hydrated'

/** Signals that the page is hydrated: the loader dispatches the events that it has kept. */
export function markHydrated(): void {
  performance.mark(HYDRATED)
  dispatchEvent(new Event(HYDRATED))
}
