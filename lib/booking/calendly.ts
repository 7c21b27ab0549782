import type { Attribution } from './attribution'

/** Limits of the height that the widget may request, in CSS pixels. */
const HEIGHT_LIMITS = { min: 300, max: 3000 }

/** Data of a message, which any window may have posted. The fields are those of the widget's messages. */
type MessageData = { event?: unknown; payload?: { height?: unknown; event?: { uri?: unknown } } } | null | undefined

/**
 * Returns the URL for the embedded widget, with the theme's colours and without the consent banner.
 * @param colours six hexadecimal digits without `#`; undefined for the provider's default.
 * @param pageSearch query of the embedding page. The provider's script forwards its campaign parameters, so those that
 * are not in `attribution` are overridden with empty values.
 */
export function widgetUrl(
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
 * Returns the URL of the frame that the provider's script would add for a widget, for pages where it cannot add it.
 * @param widget URL from `widgetUrl`.
 * @param hostname of the embedding page. Without it, the calendar posts no messages.
 */
export function frameUrl(widget: string, attribution: Attribution, hostname: string): string {
  const url = new URL(widget)
  const parameters = { ...attribution, embed_domain: hostname, embed_type: 'Inline' }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the attribution with the parameter names of the widget's script, such as `utmSource`. */
export function widgetAttribution(attribution: Attribution): Record<string, string> {
  const camelCase = (name: string) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attribution).map(([name, value]) => [camelCase(name), value]))
}

/**
 * Converts a computed colour to hexadecimal digits: `rgb(14, 90, 74)` to `0e5a4a`.
 * @returns undefined for any other notation.
 */
export function hexColour(computed: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1)
  return channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
}

/**
 * Returns a query without the parameters that cannot be decoded, such as `fbclid=%E0%A4%A`.
 * @param search query with its question mark, or an empty string.
 */
export function decodableQuery(search: string): string {
  const decodable = search.slice(1).split('&').filter(isDecodable).join('&')
  return decodable && `?${decodable}`
}

/**
 * Parses the data of a message.
 * @returns for a height message of the widget, `height` in CSS pixels, or undefined outside HEIGHT_LIMITS; for a booked
 * call, `booking`, its URI or an empty string; for the widget's other messages, an empty object. Returns undefined for
 * messages from other sources.
 */
export function parseWidgetMessage(data: MessageData) {
  const { event, payload } = data ?? {}
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event === 'calendly.page_height') return { height: parseHeight(payload?.height) }
  if (event !== 'calendly.event_scheduled') return {}
  const uri = payload?.event?.uri
  return { booking: typeof uri === 'string' ? uri : '' }
}

function isDecodable(pair: string): boolean {
  try {
    decodeURIComponent(pair)
    return true
  } catch {
    return false
  }
}

function parseHeight(value: unknown): number | undefined {
  const pixels = typeof value === 'string' && /^\d+(\.\d+)?px$/.test(value) ? Math.ceil(parseFloat(value)) : NaN
  return pixels >= HEIGHT_LIMITS.min && pixels <= HEIGHT_LIMITS.max ? pixels : undefined
}
