import type { Metadata } from 'next'
import type { Path } from '@/content/routes'
import type { Owner } from '@/content/schema'
import { owner, site } from '@/content/site'
import { isPublicBuild } from '@/lib/public-build'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from './share-card'
import { absoluteUrl } from './site-url'

/** Returns the text of a page's `<title>`: its title and the agency's name, except on the private /pricing. */
export function pageTitle(path: Path): string {
  const { title } = routeFor(path)
  if (path === '/pricing') return title
  return path === '/' ? `${site.name} – ${title}` : `${title} | ${site.name}`
}

/** Returns the tags that verify the domain. */
function verificationTags({ google, bing, meta }: Owner['verification'] = {}): Metadata['verification'] {
  const other = { ...(bing && { 'msvalidate.01': bing }), ...(meta && { 'facebook-domain-verification': meta }) }
  return { ...(google && { google }), other }
}

/**
 * Returns the metadata of a page: title, description, robots, canonical URL, Open Graph and Twitter cards. A draft names no
 * share card: the published site, to which the URLs lead, may not have it yet.
 * @throws BuildError when the URL of the site is invalid.
 */
export function pageMetadata(path: Path, { verification }: Owner = owner): Metadata {
  const { title, description, robots } = routeFor(path)
  const images = isPublicBuild() ? [shareCardImage(path)] : []
  const common: Metadata = {
    title: pageTitle(path),
    description,
    // The default of browsers on indexed pages. The URLs of noindex pages are private.
    referrer: robots === 'index' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    // Next replaces a layout's openGraph and twitter instead of merging them.
    openGraph: { type: 'website', siteName: site.name, locale: 'en_GB', title, description, images },
    twitter: { card: 'summary_large_image', title, description, images: images.map(({ url, alt }) => ({ url, alt })) },
  }
  // Next adds its own robots tag to the not-found page.
  if (path === '*') return { ...common, robots: null, alternates: { canonical: null } }
  const canonical = absoluteUrl(path)
  return {
    ...common,
    robots,
    alternates: { canonical },
    openGraph: { ...common.openGraph, url: canonical },
    // Search engines and Meta read these tags on the home page only.
    ...(path === '/' && { verification: verificationTags(verification) }),
  }
}
