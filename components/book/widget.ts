import { sessionAttribution } from '@/lib/booking/attribution'
import { retry } from '@/lib/retry'
import { hexColour, widgetUrl, widgetAttribution } from '@/lib/booking/scheduling'
import { SCHEDULING_ORIGIN } from '@/lib/booking/scheduling-hosts'
import { readableQuery } from '@/lib/booking/readable-query'
import { readWidgetMessage } from '@/lib/booking/widget-messages'
import { removeWidgetScript, widgetScriptLoader } from './widget-script'

/** `silent`: no sign of life in time, though it may yet come. `shown`: the widget has spoken. */
export type WidgetState = 'waiting' | 'silent' | 'failed' | 'offline' | 'shown'

type Report = { state?: WidgetState; height?: number; booking?: string }
type Options = { address: string; title: string }

/** Milliseconds without a sign of life after which the visitor is shown the way out. */
const TIMEOUT_MS = 10_000

/**
 * Shows the scheduling widget in a container and reports how it fares, until the returned function is
 * called, which leaves nothing behind. Waits for the connection where there is none.
 */
export function runWidget(container: HTMLElement, options: Options, report: (report: Report) => void): () => void {
  let alive = false
  let end = () => {}
  const begin = () => {
    if (alive) return
    end()
    end = () => {}
    if (!navigator.onLine) return report({ state: 'offline' })
    report({ state: 'waiting' })
    end = attempt(container, options, (news) => {
      alive ||= news.state === 'shown'
      report(news)
    })
  }
  window.addEventListener('online', begin)
  window.addEventListener('offline', begin)
  begin()
  return () => {
    window.removeEventListener('online', begin)
    window.removeEventListener('offline', begin)
    end()
  }
}

function attempt(container: HTMLElement, { address, title }: Options, report: (report: Report) => void): () => void {
  const abort = new AbortController()
  const { signal } = abort
  // The provider writes into an element of its own, so that leaving takes all of it away at once.
  const host = document.createElement('div')
  host.style.height = '100%'
  container.append(host)

  const timer = setTimeout(() => report({ state: 'silent' }), TIMEOUT_MS)
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    const frame = host.querySelector('iframe')
    const message = frame && origin === SCHEDULING_ORIGIN && source === frame.contentWindow && readWidgetMessage(data)
    if (!message) return
    clearTimeout(timer)
    report({ state: 'shown', ...message })
  }
  window.addEventListener('message', onMessage)

  const open = async () => {
    await pageLoaded(signal)
    // The provider's script decodes the whole query of the page, and throws where it cannot.
    const query = readableQuery(location.search)
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
    const provider = await retry(widgetScriptLoader(signal), { signal })
    signal.throwIfAborted()
    // Nothing is known of the visitor, and so nothing is filled in for them.
    provider.initInlineWidget({ ...describe(container, address), parentElement: host, prefill: {} })
    const frame = host.querySelector('iframe')
    if (frame) frame.title = title
  }
  open().catch(() => {
    if (signal.aborted) return
    clearTimeout(timer)
    report({ state: 'failed' })
  })

  return () => {
    abort.abort()
    clearTimeout(timer)
    window.removeEventListener('message', onMessage)
    host.remove()
    removeWidgetScript()
  }
}

/** The theme is read once: to follow a later change would load the calendar anew and lose what was entered. */
function describe(container: HTMLElement, address: string) {
  const { backgroundColor, color, accentColor } = getComputedStyle(container.parentElement ?? container)
  const colours = { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
  const attribution = sessionAttribution()
  return { url: widgetUrl(address, colours, attribution, location.search), utm: widgetAttribution(attribution) }
}

/** Before the page has loaded, the provider's script would put its work off to a moment we may have left by. */
function pageLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('load', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    window.addEventListener('load', done)
    signal.addEventListener('abort', done)
  })
}
