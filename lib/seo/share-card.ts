import { createHash } from 'node:crypto'
import type { Path } from '@/content/routes'
import { site } from '@/content/site'
import { breakLines } from '@/lib/font-metrics/break-lines'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { routeFor } from '@/lib/routes'
import { colourOf } from '@/lib/theme/palette'
import { absoluteUrl } from './site-url'

/** Pixels. Social networks show images of this size without cropping. */
export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const

/** Pixels. Messengers show cards at a quarter of this size. */
export const SHARE_CARD_MARGIN = 40
/** Font size in pixels of the agency's name and of the line below the title. */
export const SHARE_CARD_TEXT_SIZE = 46

/** Pixels; the sizes of a title with the most lines of each. */
const TITLE_SIZES = [
  { size: 168, lines: 2 },
  { size: 140, lines: 2 },
  { size: 108, lines: 3 },
] as const

/** The colours of the light theme. */
export const SHARE_CARD_COLOURS = {
  ground: colourOf('surface-light'),
  ink: colourOf('ink-light'),
  white: colourOf('white-light'),
}

/** ImageResponse does not kern across spaces: its lines are up to 4% wider than measured. */
const RENDERED_WIDTH = 1.04

/** Change it with the layout or the fonts of the cards: it is part of their URLs, by which social networks cache them. */
const TEMPLATE_VERSION = 1

/** Returns the texts of a page's share card. The line is `cardLine`, its first sentence or '': the longest that fits. */
export function shareCardTexts(path: Path) {
  const { title, cardLine = '' } = routeFor(path)
  const [firstSentence = ''] = cardLine.split(/(?<=[.?!]) /)
  return { title, line: [cardLine, firstSentence].find(fitsOnCard) ?? '' }
}

/** Returns the width of a line of the card, in em of its size. */
const lineWidth = (size: number) => (SHARE_CARD_SIZE.width - 2 * SHARE_CARD_MARGIN) / (size * RENDERED_WIDTH)

function fitsOnCard(line: string): boolean {
  return measureLine(line).width <= lineWidth(SHARE_CARD_TEXT_SIZE)
}

/** Returns the largest size of a title in which it has room above its line. */
export function shareCardTitleSize(title: string): number {
  const fitting = TITLE_SIZES.find(({ size, lines }) => {
    const broken = breakLines(title, lineWidth(size), measureLine)
    return broken.length <= lines && broken.every((line) => measureLine(line).width <= lineWidth(size))
  })
  return (fitting ?? TITLE_SIZES.at(-1)!).size
}

/** Returns the file name of a page's share card in /og, with a hash of what it shows. */
export function shareCardFile(path: Path): string {
  const name = path === '*' ? 'not-found' : path.slice(1) || 'home'
  const content = JSON.stringify([TEMPLATE_VERSION, SHARE_CARD_COLOURS, site.name, shareCardTexts(path)])
  return `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.png`
}

/** Returns the Open Graph image of a page. */
export function shareCardImage(path: Path) {
  const alt = `${routeFor(path).title} – ${site.name}`
  return { url: absoluteUrl(`/og/${shareCardFile(path)}`), ...SHARE_CARD_SIZE, alt, type: 'image/png' }
}
