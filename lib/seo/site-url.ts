import { site } from '@/content/site'

/** Returns the origin of the site: SITE_URL, or `url` of content/site.ts. build/content-issues.ts validates both. */
export function siteUrl(): string {
  return new URL(process.env.SITE_URL ?? site.url).origin
}

/** Returns the absolute URL of a path of this site, without a trailing slash. */
export function absoluteUrl(path: `/${string}`): string {
  return path === '/' ? siteUrl() : siteUrl() + path
}
