import { site } from '@/content/site'
import { BuildError } from '@/lib/build-error'

/** An https URL of a public domain, without user, path, query and fragment. */
const PUBLIC_ORIGIN = /^https:\/\/([\p{L}\p{N}-]+\.)+[\p{L}][\p{L}\p{N}-]+(:\d+)?\/?$/iu

/**
 * Returns the origin of the site.
 * @param configured overrides `url` of content/site.ts, which the content check has validated.
 * @throws BuildError when it isn't the https URL of a public domain.
 */
export function siteUrl(configured: string = process.env.SITE_URL ?? site.url): string {
  // Ports above 65535, for example, match the pattern.
  if (PUBLIC_ORIGIN.test(configured) && URL.canParse(configured)) return new URL(configured).origin
  throw new BuildError(
    `The site's URL (SITE_URL, or url in content/site.ts) is "${configured}": expected an https URL without a path, such as https://www.example.com.`,
  )
}

/** Returns the absolute URL of a path of this site, without a trailing slash. */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}
