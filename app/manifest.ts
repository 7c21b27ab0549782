import type { MetadataRoute } from 'next'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import { themeColours } from '@/lib/theme'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    description: routeFor('/').description,
    lang: 'en-GB',
    start_url: '/',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
