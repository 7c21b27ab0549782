import { hasOptedOut } from '@/lib/opt-out'
import { withStorage } from '@/lib/storage'

/** Campaign parameters such as `utm_source`, the only parts of a URL that are stored or passed on. */
export type Campaign = Record<string, string>

const STORAGE_KEY = 'campaign'
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']
/** Characters; longer queries and values are truncated. */
const MAX_LENGTH = { query: 2000, value: 100 }

/** Separators before or between the parameters of links that programs have altered: `??a=1`, `&amp;a=1`, `#a=1`. */
const SEPARATORS = /&(amp;)+|[?#]/gi
/** The beginning of another parameter or of an email address in a value: `|gclid=`, `%26gclid%3D`, `anna@`. */
const PRIVATE = /\W[\w-]+(=|%(25)*3d)|\S+(@|%(25)*40)/i

/** Returns the stored campaign of the session, or {} if storage is blocked or the visitor has opted out of tracking. */
export function storedCampaign(): Campaign {
  if (hasOptedOut()) return {}
  return withStorage(() => campaignOf(sessionStorage.getItem(STORAGE_KEY) ?? ''), {})
}

/**
 * Returns the first campaign of the session. If none is stored, stores and returns the campaign of `search`, or only
 * returns it if storage is blocked or the visitor has opted out of tracking.
 * @param search query and fragment of a page's URL.
 */
export function rememberCampaign(search = addressParameters()): Campaign {
  const first = storedCampaign()
  if (Object.keys(first).length > 0) return first
  const current = campaignOf(search)
  const query = new URLSearchParams(current).toString()
  if (query && !hasOptedOut()) withStorage(() => sessionStorage.setItem(STORAGE_KEY, query), undefined)
  return current
}

/** Returns the query and fragment of the page's URL: some link builders put parameters after `#`. */
export const addressParameters = (): string => location.search + location.hash

/** Returns the first value of each campaign parameter of a query, without other parameters and email addresses in it. */
export function campaignOf(query: string): Campaign {
  const campaign: Campaign = {}
  for (const [key, text] of parametersOf(query)) {
    const name = key.trim().toLowerCase()
    // Array.from splits by code points, so that slice cuts no surrogate pair.
    const value = Array.from(text).slice(0, MAX_LENGTH.value).join('').split(PRIVATE)[0]!.trim()
    if (value && CAMPAIGN_PARAMETERS.includes(name)) campaign[name] ??= value
  }
  return campaign
}

/** Returns the parameters of a query and fragment. */
export function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.slice(0, MAX_LENGTH.query).replace(SEPARATORS, '&'))
}
