import { campaignParameters, type Attribution } from './attribution'

/** Each six hexadecimal digits without `#`; a colour that could not be read is left to the provider. */
export type WidgetColours = { background?: string; text?: string; primary?: string }

/**
 * The address of a scheduling page with where the visitor came from.
 * @param address a scheduling page without a query.
 */
export function schedulingLink(address: string, attribution: Attribution): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(attribution)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The address that the embedded widget opens: no consent banner, the theme's colours.
 * @param pageSearch the query of the page that embeds it. The provider's script passes on any campaign
 * parameter it finds there, so those that are not the session's own are emptied.
 */
export function widgetUrl(
  address: string,
  colours: WidgetColours,
  attribution: Attribution,
  pageSearch: string,
): string {
  const url = new URL(address)
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

/** The attribution under the names that the widget's script expects: `utmSource` and so on. */
export function widgetAttribution(attribution: Attribution): Record<string, string> {
  const entries = Object.entries(attribution).map(([name, value]) => [
    name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/**
 * A computed colour as the widget takes it: `rgb(14, 90, 74)` gives `0e5a4a`.
 * @returns nothing for a colour that is transparent or written in another way.
 */
export function hexColour(computed: string): string | undefined {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1)
  return channels?.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')
}
