import { SCHEDULING_ORIGIN } from './preconnect'

/** Campaign parameters, such as `utm_source`: the only part of a URL that is ever kept or passed on. */
export type Attribution = Record<string, string>

/** Matches the links that lead to a booking, here and on the scheduling pages. */
export const BOOKING_LINKS = `a[href^="/book"],a[href^="${SCHEDULING_ORIGIN}/"]`

/** The inline script of every page: a visitor may go on before any module has arrived. */
export function attributionScript(): string {
  return `(${followCampaign})(${sessionAttribution},${JSON.stringify(BOOKING_LINKS)})`
}

/**
 * Where this session came from: keeps the campaign parameters of its first page, and reads them back on every later
 * one; where storage is blocked or holds something else, those of this page. Uses nothing from outside itself, since
 * its source also runs inline.
 * @param search the query of this page's URL.
 */
export function sessionAttribution(search = location.search): Attribution {
  const KEY = 'attribution'
  const MAX_LENGTH = 100
  const pick = (valueOf: (name: string) => unknown) => {
    const found: Record<string, string> = {}
    for (const name of ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']) {
      const value = valueOf(name)
      // By characters, so that no emoji is cut in two.
      if (value && typeof value === 'string') found[name] = Array.from(value).slice(0, MAX_LENGTH).join('')
    }
    return found
  }
  const query = new URLSearchParams(search)
  const own = pick((name) => query.get(name))
  try {
    const kept = sessionStorage.getItem(KEY)
    if (kept === null) sessionStorage.setItem(KEY, JSON.stringify(own))
    else {
      const first = JSON.parse(kept) as Record<string, unknown>
      return pick((name) => first[name])
    }
  } catch {}
  return own
}

/**
 * Keeps the campaign once the page is drawn, since storage takes its time, or when it is left before that. Gives it to
 * a booking link that is about to open in a new tab, which would not know it. Uses nothing from outside itself either.
 * @param bookingLinks matches these links.
 */
function followCampaign(attribution: typeof sessionAttribution, bookingLinks: string) {
  const { search } = location
  const campaign = () => attribution(search)
  const carry = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(bookingLinks)
    if (!link || (event.type === 'click' && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey)) return
    link.search = new URLSearchParams(campaign()).toString()
  }
  requestAnimationFrame(() => setTimeout(campaign))
  addEventListener('pagehide', campaign)
  addEventListener('click', carry, true)
  addEventListener('auxclick', carry, true)
  addEventListener('contextmenu', carry, true)
}
