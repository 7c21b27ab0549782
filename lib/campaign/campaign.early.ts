/** Stores the campaign, and adds it to booking links that open where session storage does not have it. */
import { BOOKING_LINKS } from '@/lib/scheduling/bookings'
import { addressParameters, rememberCampaign, storedCampaign } from './campaign'

// The page may change its URL later.
const search = addressParameters()

function addCampaign(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(BOOKING_LINKS)
  const campaign = Object.entries(rememberCampaign(search))
  if (!link || campaign.length === 0 || readsStorage(event, link)) return
  const [address = '', query] = link.getAttribute('href')!.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of campaign) parameters.set(name, value)
  // link.search would make the address absolute, so that BOOKING_LINKS would no longer match it.
  link.setAttribute('href', `${address}?${parameters}`)
}

/** Returns whether an event opens a link in this tab, and the session of the tab has the campaign. */
function readsStorage(event: Event, link: HTMLAnchorElement) {
  const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (type !== 'click' || link.target || ctrlKey || metaKey || shiftKey) return false
  return Object.keys(storedCampaign()).length > 0
}

// Stores the campaign after the first frame, because storage is slow.
requestAnimationFrame(() => setTimeout(() => rememberCampaign(search)))
// On iOS, a long press opens a menu without a contextmenu event.
for (const type of ['click', 'auxclick', 'contextmenu', 'touchstart'])
  addEventListener(type, addCampaign, { capture: true, passive: true })
