import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Nothing is disallowed: a page that crawlers may not fetch cannot tell them that it is not to be indexed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
