import { SCHEDULING_ORIGIN } from './provider'

/** Campaign parameters such as `utm_source`, the only parts of a URL that are stored or passed on. */
export type Attribution = Record<string, string>

/** CSS selector of the links to /book and to the provider's scheduling pages. */
export const BOOKING_LINKS = `a[href^="/book"],a[href^="${SCHEDULING_ORIGIN}/"]`

const STORAGE_KEY = 'attribution'
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']
/** Characters; longer values are truncated. */
const MAX_LENGTH = 100

/**
 * Returns the first campaign of the session. If the session has none yet, stores and returns the campaign of `search`.
 * If storage is blocked or its entry is invalid, returns the campaign of `search`.
 * @param search query of a page's URL.
 */
export function sessionAttribution(search = location.search): Attribution {
  const query = new URLSearchParams(search)
  const current = pickCampaign((name) => query.get(name))
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>
    const first = pickCampaign((name) => stored[name])
    if (Object.keys(first).length > 0) return first
    if (Object.keys(current).length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(current))
  } catch {}
  return current
}

function pickCampaign(valueOf: (name: string) => unknown): Attribution {
  const campaign: Attribution = {}
  for (const name of PARAMETERS) {
    const value = valueOf(name)
    // Array.from splits by code points, so that slice cuts no surrogate pair.
    if (value && typeof value === 'string') campaign[name] = Array.from(value).slice(0, MAX_LENGTH).join('')
  }
  return campaign
}
