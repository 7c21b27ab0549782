import { SCHEDULING_SCRIPT } from './addresses'

declare global {
  interface Window {
    Calendly?: { initInlineWidget: (options: Record<string, unknown>) => void }
  }
}

/** Milliseconds after which a script that neither loads nor fails counts as failed. */
const TIMEOUT_MS = 10_000

/**
 * Adds the provider's script, and removes it if it fails, takes longer than 10 seconds or doesn't define its global.
 * @param attempt counted from 0.
 * @param signal aborting it removes the script before it runs.
 * @throws Error when the script was removed.
 */
export function loadScript(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const script = document.createElement('script')
    const settle = () => {
      clearTimeout(timer)
      if (window.Calendly && !signal.aborted) return resolve()
      script.remove()
      // A removed script still runs once it has loaded, unless it belongs to another document.
      document.implementation.createHTMLDocument().adoptNode(script)
      reject(new Error(`${SCHEDULING_SCRIPT} could not be loaded`))
    }
    const timer = setTimeout(settle, TIMEOUT_MS)
    signal.addEventListener('abort', settle)
    script.onload = settle
    script.onerror = settle
    // Browsers would merge a request for the same URL with the one that is still pending.
    script.src = attempt > 0 ? `${SCHEDULING_SCRIPT}?retry=${attempt}` : SCHEDULING_SCRIPT
    document.head.append(script)
  })
}
