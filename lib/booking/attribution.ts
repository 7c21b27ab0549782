import { SCHEDULING_ORIGIN } from './scheduling-hosts'

/** The five campaign parameters: the only part of an address that is ever kept or passed on. */
export const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

export type Attribution = Partial<Record<(typeof campaignParameters)[number], string>>

/** The name under which the browser keeps it for the session. */
export const ATTRIBUTION_KEY = 'attribution'

const LONGEST = 100

/**
 * The campaign parameters of an address, each cut to 100 characters; everything else is left behind.
 * @param search the query of the address, such as `?utm_source=newsletter`.
 */
export function parseAttribution(search: string): Attribution {
  const query = new URLSearchParams(search)
  return pick((name) => query.get(name))
}

/**
 * Keeps the campaign parameters of the session's first page. Uses nothing from outside itself, since its
 * source runs inline on every page: a visitor may go on before any module has arrived. Storage may throw.
 * @param search the query of the address.
 * @param names the parameters to keep.
 * @param longest characters that each may have.
 */
function keepFirstPage(search: string, key: string, names: readonly string[], longest: number) {
  try {
    if (sessionStorage.getItem(key) !== null) return
    const query = new URLSearchParams(search)
    const found: Record<string, string> = {}
    names.forEach((name) => {
      const value = query.get(name)
      if (value) found[name] = Array.from(value).slice(0, longest).join('')
    })
    sessionStorage.setItem(key, JSON.stringify(found))
  } catch {}
}

/**
 * Gives a booking link that is about to open in a new tab the campaign of this session, which that tab would not know.
 * Like `keepFirstPage` it uses nothing from outside itself.
 * @param links matches them.
 */
function carryToNewTab(event: MouseEvent, key: string, links: string) {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>(links)
  if (!link || (event.type === 'click' && !link.target && !event.ctrlKey && !event.metaKey && !event.shiftKey)) return
  try {
    const kept = new URLSearchParams(JSON.parse(sessionStorage.getItem(key)!) as Record<string, string>)
    link.search = kept.toString()
  } catch {}
}

const BOOKING_LINKS = `a[href^="/book"],a[href^="${SCHEDULING_ORIGIN}/"]`
const quoted = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join()

/**
 * The inline script of every page. It lets the page be drawn first, since storage takes its time; a visitor who leaves
 * before that is not forgotten.
 */
export const attributionScript = `(function(search){function keep(){(${keepFirstPage})(search,${quoted(ATTRIBUTION_KEY, campaignParameters, LONGEST)})}
function carry(event){keep();(${carryToNewTab})(event,${quoted(ATTRIBUTION_KEY, BOOKING_LINKS)})}
requestAnimationFrame(function(){setTimeout(keep)});addEventListener('pagehide',keep);['click','auxclick','contextmenu'].forEach(function(type){addEventListener(type,carry,true)})})(location.search)`

/**
 * Where this session came from: the campaign parameters of its first page, as `keepFirstPage` kept them.
 * With storage that throws, those of the current page.
 */
export function sessionAttribution(): Attribution {
  try {
    const kept = sessionStorage.getItem(ATTRIBUTION_KEY)
    if (kept !== null) return revive(kept)
  } catch {
    // Storage is switched off.
  }
  return parseAttribution(location.search)
}

function revive(text: string): Attribution {
  try {
    const kept: unknown = JSON.parse(text)
    return typeof kept === 'object' && kept !== null ? pick((name) => (kept as Record<string, unknown>)[name]) : {}
  } catch {
    return {}
  }
}

function pick(valueOf: (name: string) => unknown): Attribution {
  const found = campaignParameters.flatMap((name) => {
    const value = valueOf(name)
    return typeof value === 'string' && value ? [[name, Array.from(value).slice(0, LONGEST).join('')]] : []
  })
  return Object.fromEntries(found) as Attribution
}
