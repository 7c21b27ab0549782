import 'server-only'
import { site } from '@/content/site'
import { BuildError } from '@/lib/build-error'

/** An https URL of a public domain, without user, path, query and fragment. */
const PUBLIC_ORIGIN = /^https:\/\/([\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+(:\d+)?\/?$/iu

/**
 * Returns the origin of the site.
 * @param configured overrides `url` of content/site.ts.
 * @throws BuildError when the origin isn't the https URL of a public domain.
 */
export function siteUrl(configured: string | undefined = process.env.SITE_URL): string {
  const url = configured ?? site.url
  // Ports above 65535, for example, match the pattern.
  if (PUBLIC_ORIGIN.test(url) && URL.canParse(url)) return new URL(url).origin
  const name = configured === undefined ? 'content/site.ts: site.url' : 'The environment variable SITE_URL'
  throw new BuildError(`${name} is "${url}", expected an https URL without a path, such as https://www.example.com`)
}

/**
 * Returns the absolute URL of a path of this site, without a trailing slash.
 * @throws BuildError when the URL of the site is invalid.
 */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}
