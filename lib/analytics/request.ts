import type { PlausibleRequestPayload } from '@plausible-analytics/tracker'
import { campaignOf, parametersOf, rememberCampaign } from '@/lib/campaign/campaign'

/** Parameters that Plausible treats like `utm_source` (https://plausible.io/docs/manual-link-tagging). */
const SOURCE_TAGS = ['ref', 'source']

/** Click identifiers of Google, Microsoft, Facebook and X. Plausible counts their presence. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'twclid']

/**
 * Strips identifying data from a request of the tracker. Keeps the path of the page, the campaign of the session, the source
 * tags, the presence of a click identifier, and the origin of a referrer from another site.
 */
export function withoutPrivateData(request: PlausibleRequestPayload): PlausibleRequestPayload {
  const url = new URL(request.u)
  const parameters = parametersOf(url.pathname + url.search + url.hash)
  const clickIds = CLICK_IDS.filter((name) => name in parameters).map((name) => [name, '1'])
  url.search = new URLSearchParams({
    ...rememberCampaign(url.search + url.hash),
    ...campaignOf(url.pathname + url.search + url.hash, SOURCE_TAGS),
    ...Object.fromEntries(clickIds),
  }).toString()
  // If a link has & instead of ?, the campaign is part of the path.
  url.pathname = url.pathname.replace(/(&|%(25)*(26|3f)).*/i, '')
  url.hash = ''
  return { ...request, u: url.href, r: originOf(request.r, url) }
}

/** Returns the origin of a referrer, or null if there is none or it is the site of `page`, with or without `www.`. */
function originOf(referrer: string | null | undefined, page: URL): string | null {
  if (!referrer) return null
  // The origin of android-app://com.example is "null".
  const { protocol, host } = new URL(referrer)
  const withoutWww = (name: string) => name.replace(/^www\./, '')
  return withoutWww(host) === withoutWww(page.host) ? null : `${protocol}//${host}`
}
