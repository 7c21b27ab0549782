import type { Measurement } from '@/content/types'
import { campaignOf, sessionCampaign } from '@/lib/campaign/campaign'
import { BOOKING_LINKS } from '@/lib/booking/links'
import { GATE_UNLOCKED } from '@/lib/gate/unlocked-event'
import { withStorage } from '@/lib/storage'
import { hasOptedOut } from '@/lib/opt-out'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { parseCalendarMessage } from '@/lib/scheduling/messages'

/** Parameters that Plausible counts in addition to the campaign's (https://plausible.io/docs/manual-link-tagging). */
const SOURCE_TAGS = ['ref', 'source', 'utm_id']

/** Parameters in which advertising networks identify a click. Plausible counts their presence. */
const CLICK_IDS = [
  // Google.
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gad_source',
  // Facebook, Microsoft, TikTok, X, LinkedIn, Yandex, Reddit, Snapchat and Pinterest.
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'yclid',
  'rdt_cid',
  'ScCid',
  'epik',
]

/** Hosts for which Plausible's own script sends nothing either. */
const LOCAL_HOST = /^(localhost|127(\.\d+){0,2}\.\d+|\[::1?\])$/

/**
 * Sends page views, clicks on booking links, booked calls and unlocked pricing to Plausible, each with the path, the
 * campaign of the session, and the page's source tags and referring site. Call it before the first paint, once per
 * document: it sends the page view after the paint, when the visitor sees the page. Does nothing on localhost, in
 * automated browsers, and where the visitor has opted out.
 *
 * Plausible's tracker is an order of magnitude larger: a visitor who leaves before it has loaded would not be counted.
 * @param endpoint URL of the events API, see https://plausible.io/docs/events-api.
 * @param site the site's domain as registered with the service.
 */
export function startMeasurement({ endpoint, site }: Measurement): void {
  if (hasOptedOut() || isExcluded()) return
  // The page may change its query later.
  const { search } = location
  const bookings = new Set<string>()
  let isViewSent = false

  function send(name: string) {
    const url = new URL(location.href)
    url.search = new URLSearchParams({ ...sessionCampaign(search), ...sourceOf(search) }).toString()
    url.hash = ''
    const body = JSON.stringify({ n: name, u: url.href, d: site, r: externalReferrer() })
    // text/plain avoids a CORS preflight. Content blockers may block the request.
    fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'text/plain' }, keepalive: true, body }).catch(
      () => {},
    )
  }
  function sendPageView() {
    isViewSent = true
    send('pageview')
  }
  function sendEvent(name: string) {
    // The service starts a visit with its first event, which has to be a page view.
    if (!isViewSent) sendPageView()
    send(name)
  }
  function onClick({ target, button, detail }: MouseEvent) {
    const isFirstClick = button < 2 && detail < 2
    if (isFirstClick && (target as Element).closest?.(BOOKING_LINKS)) sendEvent('Booking link pressed')
  }

  addEventListener('click', onClick, true)
  addEventListener('auxclick', onClick, true)
  addEventListener(GATE_UNLOCKED, () => sendEvent('Pricing opened'))
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    const booking = origin === SCHEDULING_ORIGIN ? parseCalendarMessage(data)?.booking : undefined
    if (booking === undefined || bookings.has(booking)) return
    bookings.add(booking)
    sendEvent('Call booked')
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendPageView()
  })
  whenSeen(() => {
    if (!isViewSent) sendPageView()
  })
}

/** Calls back after a frame in which the visitor sees the page: it may be prerendered, or in a background tab. */
function whenSeen(callback: () => void) {
  const events = new AbortController()
  const check = () => {
    if (document.visibilityState !== 'visible' || (document as { prerendering?: boolean }).prerendering) return
    events.abort()
    requestAnimationFrame(() => setTimeout(callback))
  }
  for (const type of ['visibilitychange', 'prerenderingchange'])
    document.addEventListener(type, check, { signal: events.signal })
  check()
}

/** Returns the source tags of a query, and 1 for each identifier of a click, which itself is not sent. */
function sourceOf(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  const clickIds = CLICK_IDS.filter((name) => parameters.has(name)).map((name) => [name, '1'])
  return { ...campaignOf(search, SOURCE_TAGS), ...Object.fromEntries(clickIds) }
}

/** Returns the site that led to this page, without path and query, or null if there is none or it is this site. */
function externalReferrer(): string | null {
  if (!document.referrer) return null
  // The origin of android-app://com.example is "null".
  const { protocol, host } = new URL(document.referrer)
  const withoutWww = (name: string) => name.replace(/^www\./, '')
  return withoutWww(host) === withoutWww(location.host) ? null : `${protocol}//${host}`
}

/** Returns whether this browser is a developer's, is automated, or is excluded as Plausible documents it. */
function isExcluded(): boolean {
  if (LOCAL_HOST.test(location.hostname) || navigator.webdriver) return true
  return withStorage(() => localStorage.getItem('plausible_ignore') === 'true', false)
}
