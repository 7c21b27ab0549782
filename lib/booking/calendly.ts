import type { Attribution } from './attribution'

/** The message of its widget that says that a call is booked. */
export const CALL_BOOKED = 'calendly.event_scheduled'

/** Pixels of height that the widget may ask for. */
const HEIGHT = { min: 300, max: 3000 }

/** A message of anybody; those of the widget have these entries. */
type Message = { event?: unknown; payload?: { height?: unknown; event?: { uri?: unknown } } } | null | undefined

/** Adds where the visitor came from to the URL of a scheduling page. */
export function schedulingLink(pageUrl: string, attribution: Attribution): string {
  const url = new URL(pageUrl)
  for (const [name, value] of Object.entries(attribution)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The URL that the embedded widget opens: no consent banner, the theme's colours.
 * @param colours six hexadecimal digits without `#`; the provider's own colour where one is undefined.
 * @param pageSearch the query of the embedding page. The provider's script forwards its campaign parameters, so those
 * that are not the session's are emptied.
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

/** The attribution under the names of the widget's script, such as `utmSource`. */
export function widgetAttribution(attribution: Attribution): Record<string, string> {
  const camelCase = (name: string) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attribution).map(([name, value]) => [camelCase(name), value]))
}

/**
 * Converts a computed colour: `rgb(14, 90, 74)` gives `0e5a4a`.
 * @returns undefined for any other notation.
 */
export function hexColour(computed: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1)
  return channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
}

/**
 * A query without the parameters that cannot be decoded, such as `fbclid=%E0%A4%A`.
 * @param search the query of a URL, with its question mark, or nothing.
 */
export function readableQuery(search: string): string {
  const readable = search.slice(1).split('&').filter(isReadable).join('&')
  return readable && `?${readable}`
}

/**
 * Reads a message of the widget.
 * @returns `height` in pixels, ignored outside 300 to 3000, or `booking`, the URI of the call; undefined for any other message.
 */
export function readWidgetMessage(data: Message) {
  const { event, payload } = data ?? {}
  if (typeof event !== 'string' || !event.startsWith('calendly.')) return undefined
  if (event === 'calendly.page_height') return { height: heightOf(payload?.height) }
  if (event !== CALL_BOOKED) return {}
  const uri = payload?.event?.uri
  return { booking: typeof uri === 'string' ? uri : '' }
}

function isReadable(pair: string): boolean {
  try {
    decodeURIComponent(pair)
    return true
  } catch {
    return false
  }
}

function heightOf(value: unknown): number | undefined {
  const pixels = typeof value === 'string' && /^\d+(\.\d+)?px$/.test(value) ? Math.ceil(parseFloat(value)) : NaN
  return pixels >= HEIGHT.min && pixels <= HEIGHT.max ? pixels : undefined
}
