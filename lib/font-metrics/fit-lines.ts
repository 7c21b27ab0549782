import 'server-only'
import { breakLines } from './break-lines'
import { measureLine } from './measure-line'
import { shareStems, type StemLine } from './share-stems'
import { spaceLines, type FittedLine } from './space-lines'

/** Each part but the last has its advance in em with the space after it, so that a fallback font moves no part. */
export type WideLine = StemLine & { parts: readonly (StemLine & { advance?: number })[] }

type Setting = {
  /** Greatest width of a line in em on wide screens and on narrow screens: the smaller it is, the larger the type. */
  wide?: number
  narrow?: number
  /** Weight of the font. */
  weight?: number
  /** Smallest width of a line in em: texts that are side by side get one size from the widest of them. */
  atLeast?: number
  /** Sets all lines in the size of the widest one on wide screens. */
  hasOneSize?: boolean
}

/**
 * Breaks a text into lines that each fill the measure: the wide lines of large screens consist of the narrow lines of
 * phones, so that both layouts share one text.
 */
export function fitLines(text: string, setting: Setting = {}): WideLine[] {
  const { wide = 7, narrow = wide, weight, atLeast = 0, hasOneSize = false } = setting
  const extentOf = (line: string) => measureLine(line, { weight })
  const measureLines = (lines: readonly string[]) => lines.map((line) => ({ text: line, extent: extentOf(line) }))

  const wideTexts = breakLines(text, wide, extentOf)
  const narrowParts = wideTexts.flatMap((line, wideIndex) =>
    breakLines(line, narrow, extentOf).map((part) => ({ text: part, wideIndex })),
  )
  const narrowLines = spaceLines(measureLines(narrowParts.map((part) => part.text)), atLeast)
  const measured = measureLines(wideTexts)
  const widest = Math.max(...measured.map(({ extent }) => extent.width))
  const wideLines = hasOneSize ? shareStems(spaceLines(measured, widest), extentOf) : spaceLines(measured, atLeast)

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
