import { ENTRY_PREFIX } from '@/lib/gate/memory'

/** Milliseconds after which the prompt is shown even if the page's scripts have not loaded. */
const TIMEOUT_MS = 5000

// Hides the prompt before it is painted when this session has stored a key. When storage is blocked, the prompt stays.
const { dataset } = document.documentElement
try {
  if (Object.keys(sessionStorage).some((name) => name.startsWith(ENTRY_PREFIX))) dataset.gate = 'restoring'
} catch {}
setTimeout(() => delete dataset.gate, TIMEOUT_MS)
