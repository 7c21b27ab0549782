import { join } from 'node:path'
import sharp from 'sharp'
import { BOOKED_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import { SHARE_CARD_COLOURS, SHARE_CARD_SIZE, shareCardImage } from '@/lib/seo/share-card'
import { OUT, pages } from './documents'

/** Pixels above the lower edge of a card, within its week. */
const ABOVE_EDGE = 30
const { width, height } = SHARE_CARD_SIZE
const { ground, ink, white } = SHARE_CARD_COLOURS
const dayWidth = width / diary.days.length

/** Returns a function that reads the colour of a card at a point, in hexadecimal digits. */
async function readCard(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return `#${data.subarray(start, start + 3).toString('hex')}`
  }
}

test.each(pages)('the share card of $at shows five equal days, and the booked one is white', async ({ at, path }) => {
  const colourAt = await readCard(join(OUT, new URL(shareCardImage(path).url).pathname))
  const y = height - ABOVE_EDGE
  const centres = diary.days.map((day, index) => [day, colourAt((index + 0.5) * dayWidth, y)])
  const booked = diary.days.map((day, index) => [day, index === BOOKED_SLOT.day ? white : ground])
  expect({ at, days: centres }).toEqual({ at, days: booked })
  // A line of two pixels at the start of each day but the first.
  const lines = Array.from({ length: width }, (_, x) => x).filter((x) => colourAt(x, y) === ink)
  const starts = diary.days.slice(1).flatMap((_, index) => [0, 1].map((pixel) => (index + 1) * dayWidth + pixel))
  expect({ at, lines }).toEqual({ at, lines: starts })
})
