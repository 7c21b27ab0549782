import { shareCardAlt, shareCards } from '@/content/share-cards'
import type { Path, ShareCard } from '@/content/schema'
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
  const { headline }: ShareCard = shareCards[path]
  return headline ?? routeFor(path).title
}

/** Returns the Open Graph image of a page. */
export function shareCardImage(path: Path) {
  const alt = interpolate(shareCardAlt, { title: shareCardHeadline(path), picture: shareCards[path].picture })
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
