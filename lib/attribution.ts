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
 * Where this session came from: the campaign parameters of its first page, remembered on the first call.
 * With storage that throws, those of the current page.
 */
export function sessionAttribution(): Attribution {
  const current = parseAttribution(location.search)
  try {
    const kept = sessionStorage.getItem(ATTRIBUTION_KEY)
    if (kept !== null) return revive(kept)
    const referring = referringPage()
    const first = Object.keys(referring).length > 0 ? referring : current
    sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify(first))
    return first
  } catch {
    return current
  }
}

/** A first page that was left before its scripts ran is still known as the page that led here. */
function referringPage(): Attribution {
  if (!URL.canParse(document.referrer)) return {}
  const { origin, search } = new URL(document.referrer)
  return origin === location.origin ? parseAttribution(search) : {}
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
