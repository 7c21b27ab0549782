import type { Metadata } from 'next'
import { site } from '@/content/site'
import type { Path } from '@/content/types'
import { defaultReferrerPolicy, privateReferrerPolicy } from '@/lib/http/headers'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from './share-card'
import { absoluteUrl } from './site-url'

/**
 * The text of a page's `<title>`.
 * @param path a path of the route table.
 */
export function pageTitle(path: Path): string {
  const { title } = routeFor(path)
  return path === '/' ? `${site.name} – ${title}` : `${title} | ${site.name}`
}

/**
 * Everything a page says about itself in its head, from its row of the route table.
 * @param path a path of the route table.
 */
export function pageMetadata(path: Path): Metadata {
  const { title, description, robots } = routeFor(path)
  const image = shareCardImage(path)
  const common: Metadata = {
    title: pageTitle(path),
    description,
    // Next merges neither of these with what a layout says: each page states its own in full.
    openGraph: { type: 'website', siteName: site.name, locale: 'en_GB', title, description, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
  // Next adds the robots tag of the not-found page itself; a second one would contradict it.
  if (path === '*') return { ...common, robots: null, alternates: { canonical: null } }
  const canonical = absoluteUrl(path)
  return {
    ...common,
    robots,
    referrer: robots === 'index' ? defaultReferrerPolicy : privateReferrerPolicy,
    alternates: { canonical },
    openGraph: { ...common.openGraph, url: canonical },
  }
}
