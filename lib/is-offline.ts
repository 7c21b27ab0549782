/** Milliseconds after which a test of the connection counts as failed. */
const TIMEOUT_MS = 3000

/** Returns whether the browser is offline. `navigator.onLine` alone can be false on a working connection, as with a VPN. */
export async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return false
  } catch {
    return true
  }
}
