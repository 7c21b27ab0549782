import { BOOKING_LINKS, sessionAttribution } from '@/lib/booking/attribution'

const { search } = location
const campaign = () => sessionAttribution(search)

/**
 * Adds the campaign to a booking link if the page that it opens cannot read it from session storage: in a new tab, or
 * when storage is blocked.
 */
function addCampaign(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(BOOKING_LINKS)
  if (!link) return
  const isStored = Object.keys(sessionAttribution('')).length > 0
  const query = isStored && opensHere(event, link) ? '' : String(new URLSearchParams(campaign()))
  // Setting link.search would make the URL absolute, and BOOKING_LINKS would no longer match it in other listeners.
  link.setAttribute('href', link.getAttribute('href')!.replace(/(\?.*)?$/, query && `?${query}`))
}

function opensHere(event: Event, { target }: HTMLAnchorElement) {
  return event.type === 'click' && !target && !['ctrlKey', 'metaKey', 'shiftKey'].some((key) => event[key as never])
}

// Stores the campaign after the first frame, because storage is slow, or when the visitor leaves before that.
requestAnimationFrame(() => setTimeout(campaign))
addEventListener('pagehide', campaign)
// On iOS, the menu of a long press dispatches no contextmenu event.
for (const type of ['click', 'auxclick', 'contextmenu', 'touchstart']) {
  addEventListener(type, addCampaign, { capture: true, passive: true })
}
