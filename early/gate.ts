import { ENTRY_PREFIX } from '@/lib/gate/key-storage'

/** Milliseconds after which the prompt appears even if the page's scripts have not loaded. */
const TIMEOUT_MS = 5000

// Hides the prompt before it is painted if this session has stored a key. If storage is blocked, the prompt stays visible.
const { dataset } = document.documentElement
try {
  if (Object.keys(sessionStorage).some((name) => name.startsWith(ENTRY_PREFIX))) dataset.gate = 'restoring'
} catch {}
setTimeout(() => delete dataset.gate, TIMEOUT_MS)
