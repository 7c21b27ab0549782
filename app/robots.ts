import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Disallows nothing: crawlers must fetch a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
