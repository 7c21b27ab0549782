import { shareCardAlt, shareCards } from '@/content/share-cards'
import type { Path } from '@/content/types'
import { interpolate } from '@/lib/text/interpolate'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from './site-url'

/** Pixels; networks show this format without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

export function shareCardFile(path: Path): `${string}.png` {
  if (path === '*') return 'not-found.png'
  return `${path.slice(1) || 'home'}.png`
}

export function shareCardImage(path: Path) {
  const { title } = routeFor(path)
  const alt = interpolate(shareCardAlt, { title, picture: shareCards[path].picture })
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
