import type { Path } from '@/content/link-types'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import { absoluteUrl } from './site-url'

/** Pixels; social networks show images of this size without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** Returns the file name of a page's share card in /og. Paths contain no `_`, so that each has a card of its own. */
export function shareCardFile(path: Path): `${string}.png` {
  if (path === '*') return 'not-found.png'
  return `${path.slice(1).replaceAll('/', '_') || 'home'}.png`
}

/** Returns the Open Graph image of a page, whose only texts are the page's title and the agency's name. */
export function shareCardImage(path: Path) {
  const alt = `${routeFor(path).title} – ${site.name}`
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
