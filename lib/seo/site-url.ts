import { site } from '@/content/site'

const EXPECTED = 'an https address without path, query or trailing slash, such as https://www.example.com'

/**
 * The site's own origin, used in canonical and share addresses.
 * @param configured the value of SITE_URL, if it is set; otherwise `url` of content/site.ts counts.
 * @returns an origin such as `https://www.example.com`.
 * @throws Error when the address is malformed, not https, or points to this machine.
 */
export function siteUrl(configured: string | undefined = process.env.SITE_URL): string {
  const [source, value] = configured === undefined ? ['url in content/site.ts', site.url] : ['SITE_URL', configured]
  const problem = (reason: string) => new Error(`${source} is "${value}", ${reason}: expected ${EXPECTED}.`)
  if (!URL.canParse(value)) throw problem('which is not an address')
  const url = new URL(value)
  if (url.protocol !== 'https:') throw problem('which is not https')
  if (isLocal(url.hostname)) throw problem('which only this machine can reach')
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    throw problem('which holds more than an origin')
  }
  return url.origin
}

/**
 * The public address of a page or file of this site.
 * @param path begins with a slash, such as `/book`.
 * @returns the absolute address without a trailing slash.
 */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|0\.0\.0\.0|\[::1?\])/.test(hostname)
}
