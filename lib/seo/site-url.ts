import { site } from '@/content/site'

/** An https URL of a public domain, without user, path, query and fragment. */
const PUBLIC_ORIGIN = /^https:\/\/([^\s/?#@:.]+\.)+[a-z][^\s/?#@:.]+(:\d+)?\/?$/i

/**
 * Returns the origin of the site.
 * @param configured overrides `url` of content/site.ts, which the content check has validated.
 * @throws Error when it isn't the https URL of a public domain.
 */
export function siteUrl(configured: string = process.env.SITE_URL ?? site.url): string {
  if (PUBLIC_ORIGIN.test(configured)) return new URL(configured).origin
  throw new Error(
    `The site's URL (SITE_URL, or url in content/site.ts) is "${configured}": expected an https URL without a path, such as https://www.example.com.`,
  )
}

/** Returns the absolute URL of a path of this site, without a trailing slash. */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}
