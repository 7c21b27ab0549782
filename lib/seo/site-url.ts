import { site } from '@/content/site'

const EXPECTED = 'an https URL without path, query or trailing slash, such as https://www.example.com'

/**
 * Returns the origin of the site.
 * @param configured overrides `url` of content/site.ts.
 * @throws Error when the URL is malformed, local, not https, or has more than an origin.
 */
export function siteUrl(configured: string | undefined = process.env.SITE_URL): string {
  const [source, value] = configured === undefined ? ['url in content/site.ts', site.url] : ['SITE_URL', configured]
  const error = (reason: string) => new Error(`${source} is "${value}", ${reason}: expected ${EXPECTED}.`)
  if (!URL.canParse(value)) throw error('which is not a valid URL')
  const url = new URL(value)
  if (url.protocol !== 'https:') throw error('which is not https')
  if (isLocal(url.hostname)) throw error('which is reachable from this computer only')
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    throw error('which has more than an origin')
  }
  return url.origin
}

/** Returns the absolute URL of a path of this site, without a trailing slash. */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|0\.0\.0\.0|\[::1?\])/.test(hostname)
}
