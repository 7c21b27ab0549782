import 'server-only'
import { breakLines } from './break-lines'
import { measureLine } from './measure-line'
import { shareStems, type StemLine } from './share-stems'
import { spaceLines, type FittedLine } from './space-lines'

/** All parts but the last have their advance in em, including the space, so that a fallback font moves no part. */
export type WideLine = StemLine & { parts: readonly (StemLine & { advance?: number })[] }

/** A line narrower than this share of the widest one does not fill the container width: a lone “the” would be the largest word. */
const LEAST_SHARE = 0.45

type Setting = {
  /** Maximum width of a line in em on wide screens: the smaller, the larger the type. */
  maxEm?: number
  /** The same on narrow screens. Defaults to `maxEm`. */
  maxEmNarrow?: number
  /** Weight of the font. */
  weight?: number
  /** Gives all lines the size of the widest one on wide screens. */
  hasOneSize?: boolean
}

/**
 * Breaks a text into lines that each fill the container width. Each line of wide screens consists of lines of narrow screens, so
 * that both layouts share one text.
 */
export function fitLines(text: string, setting: Setting = {}): WideLine[] {
  const { maxEm = 7, maxEmNarrow = maxEm, weight, hasOneSize = false } = setting
  const inkBoundsOf = (line: string) => measureLine(line, { weight })
  /** Measures and spaces lines, of which none is narrower than a share of the widest one. */
  const layOut = (lines: readonly string[], share: number) => {
    const measured = lines.map((line) => ({ text: line, bounds: inkBoundsOf(line) }))
    return spaceLines(measured, share * Math.max(...measured.map(({ bounds }) => bounds.width)))
  }

  const wideTexts = breakLines(text, maxEm, inkBoundsOf)
  const narrowParts = wideTexts.flatMap((line, wideIndex) =>
    breakLines(line, maxEmNarrow, inkBoundsOf).map((part) => ({ text: part, wideIndex })),
  )
  const narrowLines = layOut(
    narrowParts.map((part) => part.text),
    LEAST_SHARE,
  )
  const wideLines = hasOneSize ? shareStems(layOut(wideTexts, 1), inkBoundsOf) : layOut(wideTexts, LEAST_SHARE)

  return wideLines.map((line: StemLine, index) => {
    const parts = narrowLines.filter((_, narrowIndex) => narrowParts[narrowIndex]!.wideIndex === index)
    const advanceOf = (part: FittedLine) => measureLine(`${part.text} `, { weight, tracking: line.tracking }).advance
    const lastPart = parts.at(-1)
    return {
      ...line,
      parts: parts.map((part) => (part === lastPart ? part : { ...part, advance: advanceOf(part) })),
    }
  })
}
