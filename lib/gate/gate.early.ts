import { storedKey } from './key-storage'

/** Milliseconds after which the prompt appears even if the page's scripts have not loaded. */
const TIMEOUT_MS = 5000

// With this attribute, the stylesheet hides the prompt before it is painted, and makes the page long enough for the browser to
// restore the scroll position. components/pricing/pricing-gate.tsx removes it.
const { dataset } = document.documentElement
if (storedKey() !== undefined) {
  dataset.gate = 'restoring'
  setTimeout(() => delete dataset.gate, TIMEOUT_MS)
}
