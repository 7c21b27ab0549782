/** Stores the campaign, and adds it to links at the moment when they open where session storage does not have it. */
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'
import { addressParameters, rememberCampaign, storedCampaign } from './campaign'

/** Selector of the links to pages of the site and of the scheduling provider. */
const LINKS = `a[href^="/"],a[href^="${SCHEDULING_ORIGIN}/"]`

// The page may change its URL later.
const search = addressParameters()

function addCampaign(event: Event) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(LINKS)
  const campaign = Object.entries(rememberCampaign(search))
  if (!link || campaign.length === 0 || readsStorage(event, link)) return
  const url = new URL(link.href)
  const plain = link.getAttribute('href')!
  for (const [name, value] of campaign) url.searchParams.set(name, value)
  // An absolute address would no longer match BOOKING_LINKS.
  link.setAttribute('href', url.href.replace(location.origin, ''))
  // A later click in this tab opens, and a later share copies, the plain address.
  setTimeout(() => link.setAttribute('href', plain))
}

/** Returns whether an event opens a link in this tab, and the session of the tab has the campaign. */
function readsStorage(event: Event, link: HTMLAnchorElement) {
  const { type, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  if (type !== 'click' || link.target || ctrlKey || metaKey || shiftKey) return false
  return Object.keys(storedCampaign()).length > 0
}

// Stores the campaign after the first paint, because storage is slow.
addEventListener('load', () => rememberCampaign(search))
for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, addCampaign, true)
