import type { Phase } from '@/content/types'
import { AXIS_WEEKS } from './week-axis'

/** A phase of at least this number of weeks is a block that contains its text; the text of a shorter one is beside it. */
const BLOCK_WEEKS = 4

type Columns = { from: number; to: number }

/** The place of a phase on the wide layout, where one column is one week. */
export type PhasePlace = Columns & {
  isBlock: boolean
  row: number
  /** Neighbouring blocks share a row, in which each is a step lower than the one before. */
  step: number
  /** The columns of the text. */
  text: Columns
  /** Whether no week separates the phase from the previous one. */
  isAdjacent: boolean
}

/** Returns the place of each phase. */
export function placePhases(phases: readonly Pick<Phase, 'weeks'>[]): PhasePlace[] {
  const places: PhasePlace[] = []
  for (const { weeks } of phases) {
    const { from, to = AXIS_WEEKS } = weeks
    const previous = places.at(-1)
    const isBlock = to - from + 1 >= BLOCK_WEEKS
    const sharesRow = isBlock && previous?.isBlock
    places.push({
      from,
      to,
      isBlock,
      row: sharesRow ? previous.row : (previous?.row ?? 0) + 1,
      step: sharesRow ? previous.step + 1 : 0,
      text: isBlock ? { from, to } : columnsBeside({ from, to }),
      isAdjacent: previous?.to === from - 1,
    })
  }
  return places
}

/** Returns the columns of the side of a phase that has more of them, without the one next to the phase. */
function columnsBeside({ from, to }: Columns): Columns {
  const before = from - 1
  const after = AXIS_WEEKS - to
  return after >= before ? { from: to + 2, to: AXIS_WEEKS } : { from: 1, to: before - 1 }
}
