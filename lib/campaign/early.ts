import { sessionCampaign } from '@/lib/campaign/campaign'
import { BOOKING_LINKS } from '@/lib/booking/links'

const { search } = location
const campaign = () => sessionCampaign(search)

/**
 * Adds the campaign to a booking link if the page that it opens cannot read it from session storage: in a new tab, or
 * when storage is blocked or not used, because the visitor has opted out of tracking.
 */
function addCampaign(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(BOOKING_LINKS)
  if (!link) return
  const query = new URLSearchParams(campaign()).toString()
  const [path = ''] = link.getAttribute('href')!.split('?')
  const readsStorage = opensHere(event, link) && isCampaignStored()
  // link.search would make the address absolute, so that the measurement no longer finds it.
  link.setAttribute('href', query && !readsStorage ? `${path}?${query}` : path)
}

const isCampaignStored = () => Object.keys(sessionCampaign('')).length > 0

/** Returns whether an event opens the link in this tab. */
function opensHere(event: Event, link: HTMLAnchorElement) {
  if (!(event instanceof MouseEvent) || event.type !== 'click' || link.target) return false
  return !(event.ctrlKey || event.metaKey || event.shiftKey)
}

// Stores the campaign after the first frame, because storage is slow.
requestAnimationFrame(() => setTimeout(campaign))
// On iOS, the menu of a long press dispatches no contextmenu event.
for (const type of ['click', 'auxclick', 'contextmenu', 'touchstart']) {
  addEventListener(type, addCampaign, { capture: true, passive: true })
}
