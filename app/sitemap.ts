import type { MetadataRoute } from 'next'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Without dates, which would differ from build to build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.filter(({ robots }) => robots === 'index').map(({ path }) => ({ url: absoluteUrl(path) }))
}
