import { storedHeight, storedKey } from '@/lib/gate/key-storage'

/** Milliseconds after which the prompt appears even if the page's scripts have not loaded. */
const TIMEOUT_MS = 5000

// Hides the prompt before it is painted if this session has stored a key, and gives the page the height that it had, so
// that the browser can restore the scroll position. components/pricing/pricing-gate.tsx removes both.
const { dataset, style } = document.documentElement
if (storedKey() !== undefined) {
  dataset.gate = 'restoring'
  style.minHeight = `${storedHeight()}px`
}
setTimeout(() => {
  delete dataset.gate
  style.minHeight = ''
}, TIMEOUT_MS)
