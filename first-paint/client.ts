import { HYDRATED_MARK, retry, type QueuedEvent } from './protocol'

export { retry }

/** Milliseconds after which a part that is still loading counts as failed. */
const PART_TIMEOUT_MS = 15_000

/** Signals that the page is hydrated, and replays the queued events in a new task. */
export function markHydrated(): void {
  performance.mark(HYDRATED_MARK)
  setTimeout(() => {
    const queue = window.takeQueuedEvents?.() ?? []
    for (const [index, entry] of queue.entries()) {
      // Repeated clicks on a button before hydration count as one.
      if (!queue.slice(index + 1).some(({ control }) => control === entry.control)) replay(entry)
    }
  })
}

function replay({ event, control }: QueuedEvent) {
  control.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) return (control as HTMLFormElement).requestSubmit(event.submitter)
  // React dispatches `change` only when the value differs from the one that it saw last.
  if (control instanceof HTMLInputElement) control.checked = false
  control.click()
}

/**
 * Imports a part of a page that loads later, with retries.
 * @throws the error of the last attempt, or an Error after 15 seconds.
 */
export function loadPart<Module>(importPart: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('A part of the page did not load in time')), PART_TIMEOUT_MS)
    retry(importPart).then(resolve, reject)
  })
}
