/** Name of the event that is dispatched, and of the performance mark that is set, when the page is interactive. */
export const INTERACTIVE = 'interactive'

/** Signals that the page is interactive: the loader replays the clicks and submits that it has kept. */
export function markInteractive(): void {
  performance.mark(INTERACTIVE)
  dispatchEvent(new Event(INTERACTIVE))
}
