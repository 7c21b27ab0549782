import { SCHEDULING_ASSETS, SCHEDULING_SCRIPT } from '@/lib/booking/scheduling-hosts'

type Words = Record<string, string>
type InlineWidget = { url: string; parentElement: HTMLElement; utm: Words; prefill: Words }
type Provider = { initInlineWidget: (options: InlineWidget) => void }

declare global {
  interface Window {
    Calendly?: Provider
    bodyScrollLock?: unknown
  }
}

/** Milliseconds after which a script that neither loads nor fails counts as failed. */
const TIMEOUT_MS = 10_000

/**
 * Makes what loads the provider's widget script: each call adds one script element and takes it out again
 * when it fails, hangs for 10 seconds, or does not define what it should.
 * @param signal takes the script out before it runs.
 */
export function widgetScriptLoader(signal: AbortSignal): () => Promise<Provider> {
  let hangs = 0
  return () =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script')
      const settle = (provider?: Provider) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', fail)
        script.onload = script.onerror = null
        if (provider) return resolve(provider)
        withdraw(script)
        reject(new Error(`${SCHEDULING_SCRIPT} could not be loaded`))
      }
      const fail = () => settle()
      const timer = setTimeout(() => {
        hangs += 1
        fail()
      }, TIMEOUT_MS)
      signal.addEventListener('abort', fail)
      script.onload = () => settle(window.Calendly)
      script.onerror = fail
      // Under its own address a new try would only join the request that hangs.
      script.src = hangs > 0 ? `${SCHEDULING_SCRIPT}?retry=${hangs}` : SCHEDULING_SCRIPT
      document.head.append(script)
    })
}

/** Takes away whatever the script has left in the document: itself, styles, hints and globals. */
export function removeWidgetScript(): void {
  const left = `script[src^="${SCHEDULING_ASSETS}/"], link[href^="${SCHEDULING_ASSETS}/"]`
  document.querySelectorAll<HTMLElement>(left).forEach((element) => element.remove())
  delete window.Calendly
  delete window.bodyScrollLock
}

/** A removed script still runs when it arrives; one that belongs to another document does not. */
function withdraw(script: HTMLScriptElement) {
  script.remove()
  document.implementation.createHTMLDocument().adoptNode(script)
}
