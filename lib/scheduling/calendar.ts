import { rememberCampaign, type Campaign } from '@/lib/campaign/campaign'
import { retry } from '@/lib/retry'
import { withTimeout } from '@/lib/with-timeout'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './addresses'
import { schedulingUrl } from './url'

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Calendly?: { initInlineWidget: (options: Record<string, unknown>) => void }
  }
}

export type CalendarState =
  /** The script or the calendar is loading. */
  | 'waiting'
  /** The script could not be loaded. */
  | 'failed'
  /** The calendar has posted a message. */
  | 'ready'

type Options = {
  pageUrl: string
  title: string
  onState: (state: CalendarState) => void
  onBooked: () => void
}

/** Data of a message. Any window can post one. The fields are named as in the calendar's messages. */
type MessageData = { event?: unknown; payload?: { event?: { uri?: unknown } } } | null

/** Milliseconds after which a script that has not loaded counts as failed. */
const TIMEOUT_MS = 10_000

/**
 * Loads the provider's script and adds the calendar to a container, in the colours of the container's parent.
 * @param container an empty element.
 * @param pageUrl the scheduling page, without a query.
 * @param onState called with each state after the initial `waiting`.
 * @param onBooked called once for each booked call.
 * @returns a function that removes the calendar and the script.
 */
export function addCalendar(container: HTMLElement, { pageUrl, title, onState, onBooked }: Options): () => void {
  const removal = new AbortController()
  const { signal } = removal
  const bookings = new Set<unknown>()

  function onMessage({ origin, source, data }: MessageEvent<MessageData>) {
    if (origin !== SCHEDULING_ORIGIN || source !== container.querySelector('iframe')?.contentWindow) return
    if (!String(data?.event).startsWith('calendly.')) return
    onState('ready')
    if (data?.event !== 'calendly.event_scheduled') return
    // The provider may post a booking twice.
    const uri = data.payload?.event?.uri
    if (bookings.has(uri)) return
    bookings.add(uri)
    onBooked()
  }

  async function load() {
    await retry((attempt) => loadScript(attempt, signal), signal)
    await pageLoad()
    signal.throwIfAborted()
    addWidget(container, pageUrl)
    container.querySelector('iframe')?.setAttribute('title', title)
  }

  addEventListener('message', onMessage, { signal })
  load().catch(() => {
    if (!signal.aborted) onState('failed')
  })
  return () => {
    removal.abort()
    container.replaceChildren()
  }
}

/**
 * Adds the provider's script to the page.
 * @param attempt number of the attempt, from 0.
 * @param signal removes the script when aborted, even after it has loaded.
 * @throws when the script fails, takes longer than ten seconds, does not define its global, or is removed.
 */
async function loadScript(attempt: number, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script')
  // A unique URL, because browsers may reuse a pending request for the same URL.
  script.src = attempt > 0 ? `${SCHEDULING_SCRIPT}?retry=${attempt}` : SCHEDULING_SCRIPT
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
    signal.addEventListener('abort', reject)
  })
  signal.addEventListener('abort', () => script.remove())
  document.head.append(script)
  try {
    await withTimeout(loaded, TIMEOUT_MS)
    if (!window.Calendly) throw new Error(`${SCHEDULING_SCRIPT} does not define Calendly`)
  } catch (error) {
    script.remove()
    throw error
  }
}

/** Resolves when the page has loaded. The provider's script adds its frame only then. */
function pageLoad(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Lets the provider's script add its frame to an element, with the colours of the element's parent and the campaign. */
function addWidget(parentElement: Element, pageUrl: string) {
  const { backgroundColor, color } = getComputedStyle(parentElement.parentElement!)
  const campaign = rememberCampaign()
  makeQueryDecodable()
  const url = schedulingUrl(pageUrl, {
    // The calendar keeps its colours: applying another theme would lose the visitor's input.
    ...colourParameters({ background: backgroundColor, text: color, primary: color }),
    ...emptyParameters(campaign),
  })
  window.Calendly!.initInlineWidget({ url, utm: scriptCampaign(campaign), parentElement })
}

/** Converts computed colours, such as `rgb(14, 90, 74)`, to six hexadecimal digits. Omits those in another notation. */
function colourParameters(colours: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, colour]) => {
      const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1)
      const digits = channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
      return digits ? [[`${name}_color`, digits]] : []
    }),
  )
}

/** Returns empty values for the campaign parameters of the page, which the script forwards, that are not in the campaign. */
function emptyParameters(campaign: Campaign): Record<string, string> {
  const names = [...new URLSearchParams(location.search).keys()]
  return Object.fromEntries(
    names.filter((name) => name.startsWith('utm_') && !(name in campaign)).map((name) => [name, '']),
  )
}

/** Returns the campaign with the parameter names of the provider's script, such as `utmSource`. */
function scriptCampaign(campaign: Campaign): Record<string, string> {
  const camelCase = (name: string) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(campaign).map(([name, value]) => [camelCase(name), value]))
}

/** Repairs a malformed query, because the provider's script throws if it cannot decode a parameter of the page's URL. */
function makeQueryDecodable() {
  try {
    decodeURIComponent(location.search)
  } catch {
    history.replaceState(history.state, '', `?${new URLSearchParams(location.search)}${location.hash}`)
  }
}
