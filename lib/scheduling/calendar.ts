import { sessionAttribution } from '@/lib/booking/attribution'
import { hexColour } from '@/lib/colour'
import { isOffline } from '@/lib/is-offline'
import { retry } from '@/lib/retry'
import { createWatchdog } from '@/lib/watchdog'
import { SCHEDULING_ORIGIN } from './addresses'
import { loadScript } from './load-script'
import { parseCalendarMessage } from './messages'
import { decodableQuery, frameUrl, scriptAttribution, calendarUrl } from './calendar-url'

export type CalendarState =
  /** The script or the calendar is loading, each for at most ten seconds. */
  | 'waiting'
  /** One of them has taken longer. It may still load. */
  | 'unresponsive'
  /** The script cannot be loaded while the browser is offline. */
  | 'offline'
  /** The script could not be loaded. */
  | 'failed'
  /** The calendar has posted a message. */
  | 'ready'

type Report = (update: { state?: CalendarState; height?: number; booking?: string }) => void
type Options = { pageUrl: string; title: string }

/** Milliseconds after which `waiting` becomes `unresponsive`. */
const WAITING_MS = 10_000
/** Milliseconds after which the calendar no longer waits for the other files of the page. */
const FILES_TIMEOUT_MS = 3000

/**
 * Loads the calendar into a container, and again when the browser is back online before its frame was added.
 * @param pageUrl the scheduling page, without a query.
 * @param title the accessible name of the calendar's frame.
 * @param report receives the state, the `height` in pixels that the calendar requests, and the URI of each booked call.
 * @returns a function that removes the calendar.
 */
export function runCalendar(container: HTMLElement, options: Options, report: Report): () => void {
  let calendar = addCalendar(container, options, report)
  const reload = () => {
    // The visitor may be using the calendar in it.
    if (calendar.hasFrame()) return
    calendar.remove()
    calendar = addCalendar(container, options, report)
  }
  addEventListener('online', reload)
  return () => {
    removeEventListener('online', reload)
    calendar.remove()
  }
}

function addCalendar(container: HTMLElement, { pageUrl, title }: Options, report: Report) {
  // A separate element, so that one call removes everything that the provider's script inserts.
  const host = document.createElement('div')
  host.style.height = '100%'
  container.append(host)

  const removal = new AbortController()
  const { signal } = removal
  const waiting = createWatchdog(WAITING_MS, () => enter('unresponsive'))
  let current: CalendarState

  function enter(state: CalendarState) {
    if (signal.aborted) return
    current = state
    if (state === 'waiting') waiting.restart()
    else waiting.stop()
    report({ state })
  }

  const findFrame = () => host.querySelector('iframe')

  function onMessage({ origin, source, data }: MessageEvent) {
    const frame = findFrame()
    if (!frame || source !== frame.contentWindow || origin !== SCHEDULING_ORIGIN) return
    const message = parseCalendarMessage(data)
    if (!message) return
    enter('ready')
    report(message)
  }

  async function tryScript(attempt: number) {
    try {
      await loadScript(attempt, signal)
    } catch (error) {
      if (await isOffline()) enter('offline')
      throw error
    }
  }

  async function load() {
    enter('waiting')
    try {
      makeQueryDecodable()
      const isPageLoaded = waitForPage()
      await retry(tryScript)
      if (current !== 'unresponsive') enter('waiting')
      const canScriptAddFrame = await isPageLoaded
      signal.throwIfAborted()
      const { url, attribution } = readSettings(container, pageUrl)
      if (canScriptAddFrame) {
        const utm = scriptAttribution(attribution)
        window.Calendly?.initInlineWidget({ url, utm, parentElement: host, prefill: {} })
      } else {
        const src = frameUrl(url, attribution, location.hostname)
        host.append(Object.assign(document.createElement('iframe'), { src, width: '100%', height: '100%' }))
      }
      findFrame()?.setAttribute('title', title)
    } catch {
      enter((await isOffline()) ? 'offline' : 'failed')
    }
  }

  addEventListener('message', onMessage, { signal })
  void load()
  return {
    hasFrame: () => findFrame() !== null,
    remove() {
      waiting.stop()
      removal.abort()
      host.remove()
    },
  }
}

/** The provider's script decodes every parameter of the page's URL and throws if one is malformed. */
function makeQueryDecodable() {
  const query = decodableQuery(location.search)
  if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
}

/**
 * Resolves to true when the page has loaded, or to false after three seconds. Before the load event, the provider's script
 * adds its frame later: never, if a font or an image never responds.
 */
function waitForPage(): Promise<boolean> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve(true)
    addEventListener('load', () => resolve(true), { once: true })
    setTimeout(resolve, FILES_TIMEOUT_MS, false)
  })
}

/**
 * Returns the calendar's URL and the campaign. The URL contains the current theme's colours; applying a later change
 * would reload the calendar and lose the visitor's input.
 */
function readSettings(container: HTMLElement, pageUrl: string) {
  const { backgroundColor, color, accentColor } = getComputedStyle(container.parentElement ?? container)
  const colours = { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
  const attribution = sessionAttribution()
  return { url: calendarUrl(pageUrl, colours, attribution, location.search), attribution }
}
