import type { Attribution } from '@/lib/booking/attribution'

/**
 * Returns the URL for the embedded calendar, with the theme's colours and without the consent banner.
 * @param colours six hexadecimal digits without `#`; undefined for the provider's default.
 * @param pageSearch query of the embedding page. The provider's script forwards its campaign parameters, so those that
 * are not in `attribution` are overridden with empty values.
 */
export function calendarUrl(
  pageUrl: string,
  colours: Partial<Record<'background' | 'text' | 'primary', string>>,
  attribution: Attribution,
  pageSearch: string,
): string {
  const url = new URL(pageUrl)
  url.searchParams.set('hide_gdpr_banner', '1')
  for (const [name, colour] of Object.entries(colours)) if (colour) url.searchParams.set(`${name}_color`, colour)
  for (const name of new URLSearchParams(pageSearch).keys()) {
    if (/^utm_/.test(name) && !(name in attribution)) url.searchParams.set(name, '')
  }
  return url.href
}

/**
 * Returns the URL of the frame that the provider's script would add for a calendar, for pages where it cannot add it.
 * @param calendar URL from `calendarUrl`.
 * @param hostname of the embedding page. Without it, the calendar posts no messages.
 */
export function frameUrl(calendar: string, attribution: Attribution, hostname: string): string {
  const url = new URL(calendar)
  const parameters = { ...attribution, embed_domain: hostname, embed_type: 'Inline' }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the attribution with the parameter names of the provider's script, such as `utmSource`. */
export function scriptAttribution(attribution: Attribution): Record<string, string> {
  const camelCase = (name: string) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attribution).map(([name, value]) => [camelCase(name), value]))
}

/**
 * Returns a query without the parameters that cannot be decoded, such as `fbclid=%E0%A4%A`.
 * @param search query with its question mark, or an empty string.
 */
export function decodableQuery(search: string): string {
  const decodable = search.slice(1).split('&').filter(isDecodable).join('&')
  return decodable && `?${decodable}`
}

function isDecodable(pair: string): boolean {
  try {
    decodeURIComponent(pair)
    return true
  } catch {
    return false
  }
}
