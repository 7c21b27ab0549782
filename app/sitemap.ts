import type { MetadataRoute } from 'next'
import { pageRoutes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

export const dynamic = 'force-static'

/** Omits dates: they would differ between builds. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageRoutes.filter(({ robots }) => robots === 'index').map(({ path }) => ({ url: absoluteUrl(path) }))
}
