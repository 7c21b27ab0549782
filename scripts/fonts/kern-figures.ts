import { create, type Font } from 'fontkit'
import { FontIo, Ot } from 'ot-builder'
import subsetFont from 'subset-font'
import { OPTICAL_SIZES } from '@/lib/type/measure-line'
import { TRACKING, VOICE_WEIGHT } from '@/lib/type/voice'
import { figureKerning } from './figure-kerning'
import { sortKernPairs } from './sort-kern-pairs'

/** Thickness of hyphens and dashes in em: in Imbue's finest cut they are 0.01 em thick, thinner than its hairlines. */
const DASH_THICKNESS = 0.038
const DASHES = '-–—'

/**
 * Adds kerning for figures to Imbue, which has none for most pairs (figure-kerning.ts), and makes its hyphens and dashes
 * thicker.
 * @param font Imbue with its axes, in any format.
 * @returns the font as a TrueType file.
 * @throws Error if the font has no kerning, or lacks a character.
 */
export async function kernFigures(font: Buffer): Promise<Buffer> {
  // The types of subset-font lack keepAllGlyphs.
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  const trueType = await subsetFont(font, '', options)
  const parsed = FontIo.readFont(FontIo.readSfntOtf(trueType), Ot.ListGlyphStoreFactory)
  const glyphOf = (character: string) => {
    const glyph = parsed.cmap?.unicode.get(character.codePointAt(0)!)
    if (!glyph) throw new Error(`kernFigures: the font has no “${character}”`)
    return glyph
  }

  const kerning = parsed.gpos?.features
    .find(({ tag }) => tag === 'kern')
    ?.lookups.find((lookup): lookup is Ot.Gpos.Pair => lookup instanceof Ot.Gpos.Pair)
  if (!kerning) throw new Error('kernFigures: the font has no pair kerning to extend')
  const headlines = (create(trueType) as Font).getVariation({ wght: VOICE_WEIGHT, opsz: OPTICAL_SIZES.max })
  for (const { first, second, distance } of figureKerning(headlines, TRACKING)) {
    const [unchanged] = Ot.Gpos.ZeroAdjustmentPair
    kerning.adjustments.set([glyphOf(first)], [glyphOf(second)], [{ ...unchanged, dWidth: distance }, unchanged])
  }
  for (const dash of DASHES) thicken(glyphOf(dash), DASH_THICKNESS * parsed.head.unitsPerEm)
  const written = FontIo.writeSfntOtf(FontIo.writeFont(parsed))
  sortKernPairs(written)
  return written
}

/** Sets the thickness of a dash, whose outline is a rectangle, in font units. Its middle keeps its height. */
function thicken({ geometry }: Ot.Glyph, thickness: number): void {
  if (!(geometry instanceof Ot.Glyph.ContourSet)) throw new Error('kernFigures: a dash has no contours')
  const points = geometry.contours.flat()
  const values = Ot.Var.Ops
  const middle = values.scale(1 / points.length, values.sum(...points.map(({ y }) => y)))
  geometry.contours = geometry.contours.map((contour) =>
    contour.map(({ x, y, kind }) => {
      const isTop = values.originOf(y) > values.originOf(middle)
      return Ot.Glyph.Point.create(x, values.add(middle, isTop ? thickness / 2 : -thickness / 2), kind)
    }),
  )
}
