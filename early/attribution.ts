import { BOOKING_LINKS, sessionAttribution } from '@/lib/booking/attribution'

const { search } = location
const campaign = () => sessionAttribution(search)

/** Adds the campaign to a booking link that opens in a new tab, because the new tab has its own session storage. */
function addCampaign(event: MouseEvent) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(BOOKING_LINKS)
  const opensHere = event.type === 'click' && !link?.target && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (link && !opensHere) link.search = new URLSearchParams(campaign()).toString()
}

// Stores the campaign after the first frame, because storage is slow, or when the visitor leaves before that.
requestAnimationFrame(() => setTimeout(campaign))
addEventListener('pagehide', campaign)
addEventListener('click', addCampaign, true)
addEventListener('auxclick', addCampaign, true)
addEventListener('contextmenu', addCampaign, true)
