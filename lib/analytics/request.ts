import type { PlausibleRequestPayload } from '@plausible-analytics/tracker'
import { parametersOf, rememberCampaign } from '@/lib/campaign/campaign'

/** Click identifiers of Google, Microsoft, Facebook and X. Plausible counts their presence. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'twclid']

/**
 * Strips identifying data from a request of the tracker. Keeps the page, the campaign of the session, the presence of a click
 * identifier, and the origin of a referrer from another site.
 */
export function withoutPrivateData(request: PlausibleRequestPayload): PlausibleRequestPayload {
  const { origin, host, search, hash } = new URL(request.u)
  const parameters = parametersOf(search + hash)
  const clickIds = CLICK_IDS.filter((name) => parameters.has(name)).map((name) => [name, '1'])
  const query = new URLSearchParams({ ...rememberCampaign(search + hash), ...Object.fromEntries(clickIds) }).toString()
  return { ...request, u: `${origin}${pagePath()}${query && '?'}${query}`, r: originOf(request.r, host) }
}

/** Returns the path of the page, or /404 if there is none: an address that someone has typed may contain a password. */
function pagePath(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).pathname : '/404'
}

/** Returns the origin of a referrer, or null if there is none or its host is `site`, with or without `www.`. */
function originOf(referrer: string | null | undefined, site: string): string | null {
  if (!referrer) return null
  // The origin of android-app://com.example is "null".
  const { protocol, host } = new URL(referrer)
  const withoutWww = (name: string) => name.replace(/^www\./, '')
  return withoutWww(host) === withoutWww(site) ? null : `${protocol}//${host}`
}
