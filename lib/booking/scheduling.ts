import { campaignParameters, type Attribution } from './attribution'

/** Six hexadecimal digits without `#`; the provider's own colour where one is undefined. */
export type WidgetColours = { background?: string; text?: string; primary?: string }

/** Adds where the visitor came from to the URL of a scheduling page. */
export function schedulingLink(pageUrl: string, attribution: Attribution): string {
  const url = new URL(pageUrl)
  for (const [name, value] of Object.entries(attribution)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The URL that the embedded widget opens: no consent banner, the theme's colours.
 * @param pageSearch the query of the embedding page. The provider's script forwards its campaign parameters, so those
 * that are not the session's are emptied.
 */
export function widgetUrl(
  pageUrl: string,
  colours: WidgetColours,
  attribution: Attribution,
  pageSearch: string,
): string {
  const url = new URL(pageUrl)
  url.searchParams.set('hide_gdpr_banner', '1')
  if (colours.background) url.searchParams.set('background_color', colours.background)
  if (colours.text) url.searchParams.set('text_color', colours.text)
  if (colours.primary) url.searchParams.set('primary_color', colours.primary)
  const page = new URLSearchParams(pageSearch)
  for (const name of campaignParameters) {
    if (page.has(name) && !attribution[name]) url.searchParams.set(name, '')
  }
  return url.href
}

/** The attribution under the names of the widget's script, such as `utmSource`. */
export function widgetAttribution(attribution: Attribution): Record<string, string> {
  const entries = Object.entries(attribution).map(([name, value]) => [
    name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/**
 * Converts a computed colour: `rgb(14, 90, 74)` gives `0e5a4a`.
 * @returns undefined for any other notation.
 */
export function hexColour(computed: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1)
  return channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
}
