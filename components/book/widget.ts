import { sessionAttribution } from '@/lib/booking/attribution'
import { hexColour, parseWidgetMessage, decodableQuery, widgetAttribution, widgetUrl } from '@/lib/booking/calendly'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/provider'
import { retry } from '@/first-paint/client'

/** `ready`: the widget has posted a message. `unresponsive`: it has not within the timeout, but may still do so. */
export type WidgetState = 'waiting' | 'unresponsive' | 'failed' | 'offline' | 'ready'

type Report = (update: { state?: WidgetState; height?: number; booking?: string }) => void
type Options = { pageUrl: string; title: string }

declare global {
  interface Window {
    Calendly?: { initInlineWidget: (options: Record<string, unknown>) => void }
  }
}

/** Milliseconds without a message after which the fallback link is emphasised. */
const MESSAGE_TIMEOUT_MS = 10_000
/** Milliseconds after which a script that neither loads nor fails counts as failed. */
const SCRIPT_TIMEOUT_MS = 10_000

/**
 * Loads the scheduling widget into a container; while the browser is offline, waits for the connection.
 * @param pageUrl the scheduling page, without a query.
 * @param title the accessible name of the widget's frame.
 * @param report receives the state, the `height` in pixels that the widget requests, and the URI of each booked call.
 * @returns a function that removes the widget.
 */
export function runWidget(container: HTMLElement, options: Options, report: Report): () => void {
  let isReady = false
  let attempt = new AbortController()
  const start = () => {
    if (isReady) return
    attempt.abort()
    if (!navigator.onLine) return report({ state: 'offline' })
    report({ state: 'waiting' })
    attempt = new AbortController()
    void showWidget(container, options, attempt.signal, (update) => {
      isReady ||= update.state === 'ready'
      report(update)
    })
  }
  addEventListener('online', start)
  addEventListener('offline', start)
  start()
  return () => {
    removeEventListener('online', start)
    removeEventListener('offline', start)
    attempt.abort()
  }
}

async function showWidget(container: HTMLElement, { pageUrl, title }: Options, signal: AbortSignal, report: Report) {
  // A separate element, so that one call removes everything that the provider's script inserts.
  const host = document.createElement('div')
  host.style.height = '100%'
  container.append(host)

  const timer = setTimeout(() => report({ state: 'unresponsive' }), MESSAGE_TIMEOUT_MS)
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const frame = host.querySelector('iframe')
    const message = frame && origin === SCHEDULING_ORIGIN && source === frame.contentWindow && parseWidgetMessage(data)
    if (!message) return
    clearTimeout(timer)
    report({ state: 'ready', ...message })
  }
  window.addEventListener('message', onMessage, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    host.remove()
  })

  try {
    // Before the load event, the provider's script would add its frame later, which then would have no title.
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
    }
    signal.throwIfAborted()
    // The provider's script decodes every parameter of the page's URL and throws if one is malformed.
    const query = decodableQuery(location.search)
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
    await retry((attempt) => loadScript(attempt, signal))
    window.Calendly?.initInlineWidget({ ...readSettings(container, pageUrl), parentElement: host, prefill: {} })
    const frame = host.querySelector('iframe')
    if (frame) frame.title = title
  } catch {
    if (signal.aborted) return
    clearTimeout(timer)
    report({ state: 'failed' })
  }
}

/**
 * Returns the widget's URL and campaign parameters. The URL contains the current theme's colours; applying a later change
 * would reload the calendar and lose the visitor's input.
 */
function readSettings(container: HTMLElement, pageUrl: string) {
  const { backgroundColor, color, accentColor } = getComputedStyle(container.parentElement ?? container)
  const colours = { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
  const attribution = sessionAttribution()
  return { url: widgetUrl(pageUrl, colours, attribution, location.search), utm: widgetAttribution(attribution) }
}

/**
 * Adds the provider's script, and removes it if it fails, takes longer than 10 seconds or doesn't define its global.
 * @param attempt counted from 0.
 * @param signal aborting it removes the script before it runs.
 * @throws Error when the script was removed.
 */
function loadScript(attempt: number, signal: AbortSignal): Promise<void> {
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
    const timer = setTimeout(settle, SCRIPT_TIMEOUT_MS)
    signal.addEventListener('abort', settle)
    script.onload = script.onerror = settle
    // Browsers would merge a request for the same URL with the one that is still pending.
    script.src = attempt > 0 ? `${SCHEDULING_SCRIPT}?retry=${attempt}` : SCHEDULING_SCRIPT
    document.head.append(script)
  })
}
