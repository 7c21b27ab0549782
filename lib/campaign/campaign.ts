import { hasOptedOut } from '@/lib/opt-out'
import { withStorage } from '@/lib/storage'

/** Campaign parameters such as `utm_source`, the only parts of a URL that are stored or passed on. */
export type Campaign = Record<string, string>

const STORAGE_KEY = 'campaign'
const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']
/** Characters; longer values are truncated. */
const MAX_LENGTH = 100

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

/** Returns the campaign parameters of a query that have a value, truncated to 100 characters. */
export function campaignOf(query: string, names: readonly string[] = CAMPAIGN_PARAMETERS): Campaign {
  const parameters = parametersOf(query)
  // Array.from splits by code points, so that slice cuts no surrogate pair.
  const valueOf = (name: string) =>
    Array.from(parameters[name] ?? '')
      .slice(0, MAX_LENGTH)
      .join('')
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]).filter(([, value]) => value))
}

/** Separators before `name=`: `?utm_source=letter&amp;utm_medium=post`, `?utm_source=letter; utm_medium=post`. */
const SEPARATOR = /(?:amp;|[?&#;,|/\s])+(?=[\w-]+ *=)/i
/** What is removed: `%26gclid%3D1` from `letter%26gclid%3D1`, an encoded separator; and `anna@clinic.example`. */
const PRIVATE = /%(25)*(26|3d|3f).*|\S+(@|%(25)*40)\S.*/i
/** What surrounds a value, and white space: `“letter”).` becomes `letter`, and `spring++post` becomes `spring post`. */
const PADDING = /^[\s\p{C}(['"‘“]+|[\s\p{C}.…,;:!?)\]>*'"’”]+$|[\s\p{C}]+/gu

/**
 * Returns the first value of each parameter of a query, by its name in lower case. A value ends before a `?`, a `#` or the
 * next `name=`, even if these are encoded, so that it contains no other parameter. Email addresses are removed.
 */
export function parametersOf(query: string): Record<string, string> {
  const entries = [...new URLSearchParams(query.replace(/[?#]/g, '&'))]
    .flatMap((entry) => entry.join('=').split(SEPARATOR))
    .map((parameter) => {
      const [name = '', value = ''] = parameter.split('=')
      return [name.trim().toLowerCase(), value.replace(PRIVATE, '').replace(PADDING, ' ').trim()]
    })
  // Object.fromEntries keeps the last entry of each name.
  return Object.fromEntries(entries.filter(([, value]) => value).reverse())
}
