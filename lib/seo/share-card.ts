import { shareCardAlt, shareCards } from '@/content/share-cards'
import type { Path, ShareCard } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from './site-url'

/** Pixels; networks show this format without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

export function shareCardFile(path: Path): `${string}.png` {
  if (path === '*') return 'not-found.png'
  return `${path.slice(1) || 'home'}.png`
}

/** What a card says in large type. */
export function shareCardHeadline(path: Path): string {
  const { headline }: ShareCard = shareCards[path]
  return headline ?? routeFor(path).title
}

export function shareCardImage(path: Path) {
  const alt = interpolate(shareCardAlt, { title: shareCardHeadline(path), picture: shareCards[path].picture })
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
