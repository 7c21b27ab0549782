import { createHash } from 'node:crypto'
import type { Path } from '@/content/types'
import { site } from '@/content/site'
import { routeFor } from '@/lib/routes'
import * as palette from '@/lib/theme/palette'
import { measure } from '@/lib/type/measure'
import { absoluteUrl } from './site-url'

/** Pixels; social networks show images of this size without cropping. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** Pixels. Messengers show cards at a quarter of their size. */
export const SHARE_CARD_MARGIN = 40
/** Pixels; the size of the agency's name and of the line below the title. */
export const SHARE_CARD_TEXT_SIZE = 46

/** ImageResponse does not kern a word to the next one: its lines are up to 4% wider than measured. */
const RENDERED_WIDTH = 1.04

/** Networks keep a card by its address: increase this number when the template in app/og/ changes. */
const TEMPLATE = 3

/** Returns the texts of a page's share card. The line is the page's, or its first sentence, or empty: what fits. */
export function shareCardTexts(path: Path) {
  const { title, cardLine = '' } = routeFor(path)
  const [firstSentence = ''] = cardLine.split(/(?<=[.?!]) /)
  return { title, line: [cardLine, firstSentence].find(fitsOnCard) ?? '' }
}

function fitsOnCard(line: string): boolean {
  return measure(line).width * RENDERED_WIDTH * SHARE_CARD_TEXT_SIZE <= shareCardSize.width - 2 * SHARE_CARD_MARGIN
}

/** Returns the file name of a page's share card in /og. It changes with the card, so that networks load the new one. */
export function shareCardFile(path: Path): string {
  const name = path === '*' ? 'not-found' : path.slice(1) || 'home'
  const card = JSON.stringify([TEMPLATE, palette, site.name, shareCardTexts(path)])
  return `${name}-${createHash('sha256').update(card).digest('hex').slice(0, 8)}.png`
}

/** Returns the Open Graph image of a page. */
export function shareCardImage(path: Path) {
  const alt = `${routeFor(path).title} – ${site.name}`
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...shareCardSize, alt, type: 'image/png' }
}
