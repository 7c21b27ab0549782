import { sessionAttribution } from '@/lib/booking/attribution'
import { hexColour } from '@/lib/colour'
import { retry } from '@/lib/retry'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './addresses'
import { parseWidgetMessage } from './messages'
import { decodableQuery, frameUrl, widgetAttribution, widgetUrl } from './widget-url'

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
/** Milliseconds after which the calendar no longer waits for the other files of the page. */
const FILES_TIMEOUT_MS = 3000
/** Milliseconds after which a test of the connection counts as failed. */
const CONNECTION_TIMEOUT_MS = 3000

/**
 * Loads the scheduling widget into a container, and again after a failure when the browser is online again.
 * @param pageUrl the scheduling page, without a query.
 * @param title the accessible name of the widget's frame.
 * @param report receives the state, the `height` in pixels that the widget requests, and the URI of each booked call.
 * @returns a function that removes the widget.
 */
export function runWidget(container: HTMLElement, options: Options, report: Report): () => void {
  let current: WidgetState = 'waiting'
  let attempt = new AbortController()
  const start = () => {
    attempt.abort()
    attempt = new AbortController()
    const { signal } = attempt
    const reportAttempt: Report = (update) => {
      if (signal.aborted) return
      current = update.state ?? current
      report(update)
    }
    reportAttempt({ state: 'waiting' })
    void showWidget(container, options, signal, reportAttempt)
  }
  const restart = () => {
    if (current === 'failed' || current === 'offline') start()
  }
  addEventListener('online', restart)
  start()
  return () => {
    removeEventListener('online', restart)
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

  let wasOffline = false
  try {
    // The provider's script decodes every parameter of the page's URL and throws if one is malformed.
    const query = decodableQuery(location.search)
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
    const isLoaded = waitForLoad()
    await retry((attempt) => loadScript(attempt, signal).catch(reportOffline))
    if (wasOffline) report({ state: 'waiting' })
    // Before the load event, the provider's script adds its frame later: never, if a font or an image never responds.
    const canAddFrame = await isLoaded
    signal.throwIfAborted()
    const { url, attribution } = readSettings(container, pageUrl)
    if (canAddFrame) {
      window.Calendly?.initInlineWidget({ url, utm: widgetAttribution(attribution), parentElement: host, prefill: {} })
    } else {
      const src = frameUrl(url, attribution, location.hostname)
      host.append(Object.assign(document.createElement('iframe'), { src, width: '100%', height: '100%' }))
    }
    const frame = host.querySelector('iframe')
    if (frame) frame.title = title
  } catch {
    clearTimeout(timer)
    report({ state: (await isOffline()) ? 'offline' : 'failed' })
  }

  async function reportOffline(error: unknown): Promise<never> {
    wasOffline ||= await isOffline()
    if (wasOffline) report({ state: 'offline' })
    throw error
  }
}

/** Resolves to true when the page has loaded, or to false after three seconds. */
function waitForLoad(): Promise<boolean> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve(true)
    addEventListener('load', () => resolve(true), { once: true })
    setTimeout(resolve, FILES_TIMEOUT_MS, false)
  })
}

/** Returns whether the browser is offline. `navigator.onLine` alone can be false on a working connection, as with a VPN. */
async function isOffline(): Promise<boolean> {
  if (navigator.onLine) return false
  const signal = AbortSignal.timeout(CONNECTION_TIMEOUT_MS)
  const request = fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal })
  return request.then(
    () => false,
    () => true,
  )
}

/**
 * Returns the widget's URL and the campaign. The URL contains the current theme's colours; applying a later change
 * would reload the calendar and lose the visitor's input.
 */
function readSettings(container: HTMLElement, pageUrl: string) {
  const { backgroundColor, color, accentColor } = getComputedStyle(container.parentElement ?? container)
  const colours = { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
  const attribution = sessionAttribution()
  return { url: widgetUrl(pageUrl, colours, attribution, location.search), attribution }
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
    script.onload = settle
    script.onerror = settle
    // Browsers would merge a request for the same URL with the one that is still pending.
    script.src = attempt > 0 ? `${SCHEDULING_SCRIPT}?retry=${attempt}` : SCHEDULING_SCRIPT
    document.head.append(script)
  })
}
