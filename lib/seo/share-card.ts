import { shareCardAlt } from '@/content/routes'
import type { Path } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from './site-url'

/** Pixels; social networks show images of this size without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** Returns the file name of a page's share card in /og. */
export function shareCardFile(path: Path): `${string}.png` {
  if (path === '*') return 'not-found.png'
  return `${path.slice(1) || 'home'}.png`
}

/** Returns the headline of a page's share card. */
export function shareCardHeadline(path: Path): string {
  const { title, shareCard } = routeFor(path)
  return shareCard.headline ?? title
}

/** Returns the Open Graph image of a page. */
export function shareCardImage(path: Path) {
  const { picture } = routeFor(path).shareCard
  const alt = interpolate(shareCardAlt, { title: shareCardHeadline(path), picture })
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
