/** The five campaign parameters: the only part of a URL that is ever kept or passed on. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

export type Attribution = Partial<Record<(typeof campaignParameters)[number], string>>

/** The entry of session storage that holds them. */
export const ATTRIBUTION_KEY = 'attribution'

/** Characters that each of them may have. */
const MAX_LENGTH = 100

const settings = [ATTRIBUTION_KEY, campaignParameters, MAX_LENGTH] as const

/** Matches the links that lead to a booking, here and on the scheduling pages. */
export const bookingLinks = (schedulingOrigin: string) => `a[href^="/book"],a[href^="${schedulingOrigin}/"]`

/**
 * The inline script of every page: a visitor may go on before any module has arrived.
 * @param schedulingOrigin of the scheduling pages, whose links take the campaign along, as those to /book do.
 */
export function attributionScript(schedulingOrigin: string): string {
  return `(${followCampaign})(${firstPageCampaign},${literals(...settings, bookingLinks(schedulingOrigin))})`
}

const literals = (...values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join()

/** Where this session came from: the campaign parameters of its first page. */
export function sessionAttribution(): Attribution {
  return firstPageCampaign(location.search, ...settings)
}

/** The same for other inline scripts: the source of a function of the page's query. */
export function campaignReader(): string {
  return `(search)=>(${firstPageCampaign})(search,${literals(...settings)})`
}

/**
 * Keeps the campaign parameters of the session's first page, and reads them back on every later one; where storage is
 * blocked or holds something else, those of this page. Uses nothing from outside itself, since its source runs inline.
 * @param search the query of this page's URL.
 * @param names the parameters to keep.
 * @param maxLength characters that each may have.
 */
function firstPageCampaign(search: string, key: string, names: readonly string[], maxLength: number): Attribution {
  const pick = (valueOf: (name: string) => unknown) => {
    const found: Record<string, string> = {}
    names.forEach((name) => {
      const value = valueOf(name)
      // By characters, so that no emoji is cut in two.
      if (value && typeof value === 'string') found[name] = Array.from(value).slice(0, maxLength).join('')
    })
    return found
  }
  const query = new URLSearchParams(search)
  const own = pick((name) => query.get(name))
  try {
    const kept = sessionStorage.getItem(key)
    if (kept === null) sessionStorage.setItem(key, JSON.stringify(own))
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
function followCampaign(
  read: typeof firstPageCampaign,
  key: string,
  names: readonly string[],
  maxLength: number,
  bookingLinks: string,
) {
  const { search } = location
  const campaign = () => read(search, key, names, maxLength)
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
