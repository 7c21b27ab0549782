import { init, track } from '@plausible-analytics/tracker'
import type { Measurement } from '@/content/schema'
import { BOOKING_LINKS, sessionAttribution } from '@/lib/booking/attribution'
import { parseWidgetMessage } from '@/lib/booking/calendly'
import { SCHEDULING_ORIGIN } from '@/lib/booking/provider'
import { GATE_UNLOCKED } from '@/lib/gate/unlocked-event'

/**
 * Internal name of page views; `transformRequest` replaces it with 'pageview'. For events that are tracked as 'pageview',
 * the tracker also sends 'engagement' events, which bypass `transformRequest`.
 */
const PAGE_VIEW = 'view'

/**
 * Sends page views, clicks on booking links, booked calls and unlocked pricing to Plausible, each with the path and the
 * campaign of the session. Does nothing when the browser sends Global Privacy Control or Do Not Track. Can be called
 * once per document.
 * @param endpoint URL of the events API.
 * @param site the site's domain as registered with the service.
 */
export function startMeasurement({ endpoint, site }: Measurement): void {
  if (hasOptedOut()) return
  const { search } = location
  const bookings = new Set<string>()

  init({
    domain: site,
    endpoint,
    autoCapturePageviews: false,
    bindToWindow: false,
    logging: false,
    transformRequest: (payload) => ({
      ...payload,
      n: payload.n === PAGE_VIEW ? 'pageview' : payload.n,
      u: `${location.origin}${location.pathname}?${new URLSearchParams(sessionAttribution(search))}`,
      r: null,
    }),
  })

  const send = (name: string) => track(name, {})
  const sendPageView = () => send(PAGE_VIEW)
  const onClick = ({ target, button, detail }: MouseEvent) => {
    const isFirstClick = button < 2 && detail < 2
    if (isFirstClick && (target as Element).closest?.(BOOKING_LINKS)) send('Booking link pressed')
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sendPageView()
  })
  addEventListener('click', onClick, true)
  addEventListener('auxclick', onClick, true)
  addEventListener(GATE_UNLOCKED, () => send('Pricing opened'))
  addEventListener('message', ({ origin, data }: MessageEvent) => {
    const booking = origin === SCHEDULING_ORIGIN ? parseWidgetMessage(data)?.booking : undefined
    if (booking === undefined || bookings.has(booking)) return
    bookings.add(booking)
    send('Call booked')
  })
  sendPageView()
}

function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || Boolean(globalPrivacyControl)
}
