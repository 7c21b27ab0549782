import { init, track } from '@plausible-analytics/tracker'
import type { Analytics } from '@/content/schema'
import { GATE_UNLOCKED } from '@/lib/gate/key-storage'
import { hasOptedOut } from '@/lib/opt-out'
import { BOOKING_LINKS, CALL_BOOKED } from '@/lib/scheduling/bookings'
import { withoutPrivateData } from './request'

/** `owner.analytics` of content/site.ts, inlined by the build. */
declare const ANALYTICS: Analytics

/** Sends page views, clicks on booking links, booked calls and unlocked pricing to Plausible or a compatible service. */
function start() {
  const { site, endpoint } = ANALYTICS
  init({ domain: site, endpoint, logging: false, transformRequest: withoutPrivateData })
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, countBookingLink, true)
  addEventListener(CALL_BOOKED, () => track('Call booked', {}))
  addEventListener(GATE_UNLOCKED, () => track('Pricing opened', {}))
}

function countBookingLink({ target, button, detail }: MouseEvent) {
  const isFirstClick = button < 2 && detail < 2
  if (isFirstClick && (target as Element).closest?.(BOOKING_LINKS)) track('Booking link pressed', {})
}

// Waits for the first paint. Background tabs and prerendered pages have no frames until they are visible.
if (!hasOptedOut()) requestAnimationFrame(() => setTimeout(start))
