import type { Measurement } from '@/content/schema'
import { BOOKING_LINKS, sessionAttribution } from '@/lib/booking/attribution'
import { CALL_BOOKED } from '@/lib/booking/calendly'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import { GATE_OPENED } from '@/lib/gate/gate'

/** What the inline script listens to. */
const NAMES = { links: BOOKING_LINKS, calendar: SCHEDULING_ORIGIN, booked: CALL_BOOKED, opened: GATE_OPENED }

/**
 * The inline script that counts page views, presses of booking links, booked calls and opened pricing with the events
 * interface of Plausible (https://plausible.io/docs/events-api) or of a service that is compatible with it.
 * @returns nothing unless the owner has set where to.
 */
export function measurementScript(measurement: Measurement | undefined): string {
  if (!measurement) return ''
  return `;(${measure})(${JSON.stringify({ ...measurement, ...NAMES })},${sessionAttribution})`
}

/**
 * Sends the path and the campaign with each event, keeps nothing, and sends nothing where the browser asks not to be
 * tracked. Uses nothing from outside itself, since its source runs inline.
 */
function measure(
  { endpoint, site, links, calendar, booked, opened }: Measurement & typeof NAMES,
  attribution: typeof sessionAttribution,
) {
  const { search } = location
  let viewed: string | undefined
  const calls = new Set<unknown>()

  const send = (name: string) => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (doNotTrack === '1' || globalPrivacyControl) return
    const url = new URL(location.pathname, location.origin)
    url.search = new URLSearchParams(attribution(search)).toString()
    // As text, because a browser asks first whether it may send anything else. Both ways outlive the page.
    const body = JSON.stringify({ name, url, domain: site })
    if ('keepalive' in Request.prototype)
      fetch(endpoint, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => {})
    // For Firefox before 133.
    else navigator.sendBeacon(endpoint, body)
  }
  const view = () => {
    if (viewed === location.pathname) return
    viewed = location.pathname
    send('pageview')
  }
  const count = (name: string) => {
    view()
    send(name)
  }
  const press = ({ target, button, detail }: MouseEvent) => {
    // A double click is one press.
    if (button < 2 && detail < 2 && (target as Element).closest?.(links)) count('Booking link pressed')
  }

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) view()
  }).observe({ type: 'paint', buffered: true })
  // For pages that are left before, and for browsers that resist fingerprinting: they report no paint.
  addEventListener('pagehide', view)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    viewed = undefined
    view()
  })
  const { pushState } = history
  history.pushState = (...entry) => {
    view()
    pushState.apply(history, entry)
    setTimeout(view)
  }
  addEventListener('popstate', () => setTimeout(view))
  addEventListener('click', press, true)
  addEventListener('auxclick', press, true)
  addEventListener(opened, () => count('Pricing opened'))
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    if (origin !== calendar || data?.event !== booked) return
    const call: unknown = data.payload?.event?.uri
    if (calls.has(call)) return
    calls.add(call)
    count('Call booked')
  })
}
