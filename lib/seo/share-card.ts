import { shareCardAlt, shareCards } from '@/content/share-cards'
import type { Path } from '@/content/types'
import { interpolate } from '@/lib/text/interpolate'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from './site-url'

/** In pixels: what every network shows without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

/**
 * The file name of a route's share card, such as `home.png`.
 * @param path a path of the route table.
 */
export function shareCardFile(path: Path): `${string}.png` {
  if (path === '*') return 'not-found.png'
  return `${path.slice(1) || 'home'}.png`
}

/**
 * A route's share card as metadata names it.
 * @param path a path of the route table.
 */
export function shareCardImage(path: Path) {
  const { title } = routeFor(path)
  const alt = interpolate(shareCardAlt, { title, picture: shareCards[path].picture })
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
