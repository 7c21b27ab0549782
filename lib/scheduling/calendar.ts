import { rememberCampaign } from '@/lib/campaign/campaign'
import { hexColour } from './colour'
import { retry } from '@/lib/retry'
import { withTimeout } from '@/lib/with-timeout'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from './addresses'
import { parseCalendarMessage } from './messages'
import { calendarUrl, scriptCampaign } from './url'

declare global {
  interface Window {
    /** Defined by the provider's script. */
    Calendly?: { initInlineWidget: (options: Record<string, unknown>) => void }
  }
}

export type CalendarState =
  /** The script or the calendar is loading. */
  | 'waiting'
  /** The calendar has posted no message for ten seconds. It may still load. */
  | 'unresponsive'
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

/** Milliseconds after which a script that neither loads nor fails counts as failed. */
const SCRIPT_TIMEOUT_MS = 10_000
/** Milliseconds after which a calendar that has posted no message counts as unresponsive. */
const MESSAGE_TIMEOUT_MS = 10_000

/**
 * Loads the provider's script and adds the calendar to a container, in the colours of the container's parent.
 * @param container the element that receives the calendar.
 * @param pageUrl the scheduling page, without a query.
 * @param title the accessible name of the calendar's frame.
 * @param onState called with each state after the initial `waiting`.
 * @param onBooked called once for each booked call.
 * @returns a function that removes the calendar and the script.
 */
export function addCalendar(container: HTMLElement, { pageUrl, title, onState, onBooked }: Options): () => void {
  // The provider's script adds its elements to this element.
  const host = container.appendChild(document.createElement('div'))
  const removal = new AbortController()
  const { signal } = removal
  const bookings = new Set<string>()
  let timer: ReturnType<typeof setTimeout>

  function enter(state: CalendarState) {
    clearTimeout(timer)
    onState(state)
  }

  function expectMessage() {
    clearTimeout(timer)
    timer = setTimeout(enter, MESSAGE_TIMEOUT_MS, 'unresponsive')
  }

  function onMessage({ origin, source, data }: MessageEvent) {
    if (origin !== SCHEDULING_ORIGIN || source !== host.querySelector('iframe')?.contentWindow) return
    const message = parseCalendarMessage(data)
    if (!message) return
    enter('ready')
    // The provider may post a booking twice.
    if (message.booking === undefined || bookings.has(message.booking)) return
    bookings.add(message.booking)
    onBooked()
  }

  async function load() {
    await retry((attempt) => loadScript(attempt, signal), signal)
    await pageLoad()
    signal.throwIfAborted()
    expectMessage()
    addWidget(host, pageUrl, coloursOf(container.parentElement ?? container))
    host.querySelector('iframe')?.setAttribute('title', title)
  }

  addEventListener('message', onMessage, { signal })
  expectMessage()
  load().catch(() => {
    if (!signal.aborted) enter('failed')
  })
  return () => {
    clearTimeout(timer)
    removal.abort()
    host.remove()
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
    await withTimeout(loaded, SCRIPT_TIMEOUT_MS)
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

/** Returns the colours of an element. The calendar keeps them: applying another theme would lose the visitor's input. */
function coloursOf(element: Element) {
  const { backgroundColor, color, accentColor } = getComputedStyle(element)
  return { background: hexColour(backgroundColor), text: hexColour(color), primary: hexColour(accentColor) }
}

/** Lets the provider's script add its frame to an element. */
function addWidget(parentElement: Element, pageUrl: string, colours: Parameters<typeof calendarUrl>[1]) {
  const campaign = rememberCampaign()
  makeQueryDecodable()
  const url = calendarUrl(pageUrl, colours, campaign, location.search)
  window.Calendly!.initInlineWidget({ url, utm: scriptCampaign(campaign), parentElement })
}

/** Repairs a malformed query, because the provider's script throws if it cannot decode a parameter of the page's URL. */
function makeQueryDecodable() {
  try {
    decodeURIComponent(location.search)
  } catch {
    history.replaceState(history.state, '', `?${new URLSearchParams(location.search)}${location.hash}`)
  }
}
