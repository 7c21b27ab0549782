import type { Campaign } from '@/lib/campaign/campaign'

/** Colours of the calendar, as six hexadecimal digits without `#`; undefined for the provider's default. */
type Colours = Partial<Record<'background' | 'text' | 'primary', string>>

/** Returns the URL of a scheduling page without the provider's consent banner. */
export function withoutConsentBanner(pageUrl: string): string {
  const url = new URL(pageUrl)
  url.searchParams.set('hide_gdpr_banner', '1')
  return url.href
}

/**
 * Returns the URL of the embedded calendar, with the theme's colours and without the provider's consent banner.
 * @param pageUrl the scheduling page, without a query.
 * @param pageSearch query of the embedding page. The provider's script forwards its campaign parameters. Parameters that are
 * not in `campaign` are therefore overridden with empty values.
 */
export function calendarUrl(pageUrl: string, colours: Colours, campaign: Campaign, pageSearch: string): string {
  const url = new URL(withoutConsentBanner(pageUrl))
  for (const [name, colour] of Object.entries(colours)) if (colour) url.searchParams.set(`${name}_color`, colour)
  for (const name of new URLSearchParams(pageSearch).keys()) {
    if (name.startsWith('utm_') && !(name in campaign)) url.searchParams.set(name, '')
  }
  return url.href
}

/** Returns the campaign with the parameter names of the provider's script, such as `utmSource`. */
export function scriptCampaign(campaign: Campaign): Record<string, string> {
  const camelCase = (name: string) => name.replace(/_(\w)/, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(campaign).map(([name, value]) => [camelCase(name), value]))
}
