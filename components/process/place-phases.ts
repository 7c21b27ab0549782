import { AXIS_WEEKS } from '@/lib/week-axis'
import type { Phase } from '@/content/types'

/** A phase of at least this number of weeks is a block that contains its text; the text of a shorter one is beside it. */
const BLOCK_WEEKS = 4

/**
 * Places phases on the wide layout, where one column is one week.
 * @returns the first and last column of each phase and of its text. Neighbouring blocks share a row, in which each is a
 * `step` lower than the one before. `isAdjacent` if no week separates the phase from the previous one.
 */
export function placePhases(phases: readonly Pick<Phase, 'weeks'>[]) {
  const spans = phases.map(({ weeks: { from, to = AXIS_WEEKS } }) => ({
    from,
    to,
    isBlock: to - from + 1 >= BLOCK_WEEKS,
  }))
  let row = 0
  let step = 0
  return spans.map(({ from, to, isBlock }, index) => {
    const previous = spans[index - 1]
    step = isBlock && previous?.isBlock ? step + 1 : 0
    if (step === 0) row += 1
    // On the side that has more columns, with an empty column between the phase and its text.
    const beside = AXIS_WEEKS - to >= from - 1 ? { from: to + 2, to: AXIS_WEEKS } : { from: 1, to: from - 2 }
    const text = isBlock ? { from, to } : beside
    return { from, to, isBlock, row, step, text, isAdjacent: previous?.to === from - 1 }
  })
}
