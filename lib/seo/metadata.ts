import type { Metadata } from 'next'
import { site } from '@/content/site'
import type { Path } from '@/content/schema'
import { routeFor } from '@/lib/routes'
import { shareCardImage } from './share-card'
import { absoluteUrl } from './site-url'

/** Sent where no rule sets another; hosts that only send rules have the same default. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin'

/** Sent with noindex pages, whose URLs are private. */
export const privateReferrerPolicy = 'no-referrer'

export function pageTitle(path: Path): string {
  const { title } = routeFor(path)
  return path === '/' ? `${site.name} – ${title}` : `${title} | ${site.name}`
}

export function pageMetadata(path: Path): Metadata {
  const { title, description, robots } = routeFor(path)
  const image = shareCardImage(path)
  const common: Metadata = {
    title: pageTitle(path),
    description,
    // Next replaces a layout's openGraph and twitter instead of merging them.
    openGraph: { type: 'website', siteName: site.name, locale: 'en_GB', title, description, images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
  // Next adds its own robots tag to the not-found page.
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
