import { sessionAttribution } from '@/lib/booking/attribution'
import { hexColour, parseWidgetMessage, decodableQuery, widgetAttribution, widgetUrl } from '@/lib/booking/calendly'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'
import { retry } from '@/first-paint/client'

/** `silent`: no sign of life in time, though it may yet come. `shown`: the widget has spoken. */
export type WidgetState = 'waiting' | 'silent' | 'failed' | 'offline' | 'shown'

type Report = { state?: WidgetState; height?: number; booking?: string }
type Options = { pageUrl: string; title: string }
type Texts = Record<string, string>
type InlineWidget = { url: string; parentElement: HTMLElement; utm: Texts; prefill: Texts }

declare global {
  interface Window {
    Calendly?: { initInlineWidget: (options: InlineWidget) => void }
    bodyScrollLock?: unknown
  }
}

/** Milliseconds without a sign of life after which the visitor is shown the way out. */
const SILENCE_TIMEOUT_MS = 10_000
/** Milliseconds after which a script that neither loads nor fails counts as failed. */
const SCRIPT_TIMEOUT_MS = 10_000

/**
 * Shows the scheduling widget in a container and reports how it fares. Waits for the connection where there is none.
 * @param pageUrl the scheduling page, without a query.
 * @param title names the widget's frame for assistive technology.
 * @param report is told the state, `height` in pixels once the widget asks for one, and the URI of each booked call.
 * @returns what ends it and leaves nothing behind.
 */
export function runWidget(container: HTMLElement, options: Options, report: (report: Report) => void): () => void {
  let isAlive = false
  let attempt = new AbortController()
  const begin = () => {
    if (isAlive) return
    attempt.abort()
    if (!navigator.onLine) return report({ state: 'offline' })
    report({ state: 'waiting' })
    attempt = new AbortController()
    void show(container, options, attempt.signal, (news) => {
      isAlive ||= news.state === 'shown'
      report(news)
    })
  }
  window.addEventListener('online', begin)
  window.addEventListener('offline', begin)
  begin()
  return () => {
    window.removeEventListener('online', begin)
    window.removeEventListener('offline', begin)
    attempt.abort()
  }
}

async function show(container: HTMLElement, options: Options, signal: AbortSignal, report: (report: Report) => void) {
  const { pageUrl, title } = options
  // The provider writes into an element of its own, so that leaving takes all of it away at once.
  const host = document.createElement('div')
  host.style.height = '100%'
  container.append(host)

  const timer = setTimeout(() => report({ state: 'silent' }), SILENCE_TIMEOUT_MS)
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const frame = host.querySelector('iframe')
    const message = frame && origin === SCHEDULING_ORIGIN && source === frame.contentWindow && parseWidgetMessage(data)
    if (!message) return
    clearTimeout(timer)
    report({ state: 'shown', ...message })
  }
  window.addEventListener('message', onMessage, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    host.remove()
    // And whatever the script has left in the document: itself, styles, hints and globals.
    const left = `script[src^="${SCHEDULING_ASSETS}/"], link[href^="${SCHEDULING_ASSETS}/"]`
    document.querySelectorAll(left).forEach((element) => element.remove())
    delete window.Calendly
    delete window.bodyScrollLock
  })

  try {
    // Before the page has loaded, the provider's script would put its work off to a moment we may have left by.
    if (document.readyState !== 'complete') {
      await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
    }
    // The provider's script decodes the whole query of the page, and throws where it cannot.
    const query = decodableQuery(location.search)
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
    await retry((attempt) => loadScript(attempt, signal))
    // Nothing is known of the visitor, and so nothing is filled in for them.
    window.Calendly?.initInlineWidget({ ...describe(container, pageUrl), parentElement: host, prefill: {} })
    const frame = host.querySelector('iframe')
    if (frame) frame.title = title
  } catch {
    if (signal.aborted) return
    clearTimeout(timer)
    report({ state: 'failed' })
  }
}

/** The theme is read once: to follow a later change would load the calendar anew and lose what was entered. */
function describe(container: HTMLElement, pageUrl: string) {
  const { backgroundColor, color, accentColor } = getComputedStyle(container.parentElement ?? container)
  const colours = { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
  const attribution = sessionAttribution()
  return { url: widgetUrl(pageUrl, colours, attribution, location.search), utm: widgetAttribution(attribution) }
}

/**
 * Adds the provider's script, and takes it out again when it fails, hangs for 10 seconds, or does not define what it
 * should.
 * @param attempt counted from 0.
 * @param signal takes the script out before it runs.
 */
function loadScript(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const script = document.createElement('script')
    const settle = () => {
      clearTimeout(timer)
      if (window.Calendly && !signal.aborted) return resolve()
      script.remove()
      // A removed script still runs when it arrives; one that belongs to another document does not.
      document.implementation.createHTMLDocument().adoptNode(script)
      reject(new Error(`${SCHEDULING_SCRIPT} could not be loaded`))
    }
    const timer = setTimeout(settle, SCRIPT_TIMEOUT_MS)
    signal.addEventListener('abort', settle)
    script.onload = script.onerror = settle
    // Under its own URL a new try would only join a request that hangs.
    script.src = attempt > 0 ? `${SCHEDULING_SCRIPT}?retry=${attempt}` : SCHEDULING_SCRIPT
    document.head.append(script)
  })
}
