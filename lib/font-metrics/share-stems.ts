import 'server-only'
import { TRACKING } from '@/lib/typography/display'
import type { InkBounds } from './measure-line'
import type { FittedLine } from './space-lines'

/** Maximum change of the letter spacing, in em, that may align two stems. */
const MAX_CHANGE = 0.004
/** Distance in em of two lines of one size that share a stem. */
const LEADING = 0.115

export type StemLine = FittedLine & {
  /** Letter spacing in em, if it differs from `TRACKING`. */
  tracking?: number
  /** Whether the descender of a q is also the ascender of a d in the line below. */
  sharesStem?: boolean
}

/** Lets a q and a d in the next line share one stem, if a small change of the letter spacing aligns them. */
export function shareStems(lines: readonly FittedLine[], inkBoundsOf: (line: string) => InkBounds): StemLine[] {
  /** By line, the change of its letter spacing that aligns its d with the line above. */
  const changes = lines.map((line, index) => {
    const upper = lines[index - 1]
    return upper && aligningChange(upper, line, inkBoundsOf)
  })
  return lines.map((line, index) => {
    const change = changes[index]
    const sharesStem = changes[index + 1] !== undefined
    return {
      ...line,
      ...(sharesStem && { sharesStem }),
      ...(change !== undefined && { tracking: TRACKING + change, above: LEADING / line.width }),
    }
  })
}

/** Returns the change of the lower line's letter spacing, in em, that aligns its d with the q above, if it is small. */
function aligningChange(
  upper: FittedLine,
  lower: FittedLine,
  inkBoundsOf: (line: string) => InkBounds,
): number | undefined {
  const letters = inkBoundsOf(lower.text).shapes
  const q = inkBoundsOf(upper.text).shapes.find(({ letter }) => letter === 'q')
  const index = letters.findIndex(({ letter }) => letter === 'd')
  if (!q || index < 1) return undefined
  const change = (q.stem - upper.left - (letters[index]!.stem - lower.left)) / index
  return Math.abs(change) <= MAX_CHANGE ? change : undefined
}
