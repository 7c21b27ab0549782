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
 * The inline script of every page. It lets the page be drawn first, since storage takes its time; who leaves
 * before that is not forgotten.
 */
export const attributionScript = `(function(search){function keep(){(${keepFirstPage})(search,${[ATTRIBUTION_KEY, campaignParameters, LONGEST].map((value) => JSON.stringify(value))})}
requestAnimationFrame(function(){setTimeout(keep)});addEventListener('pagehide',keep)})(location.search)`

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
