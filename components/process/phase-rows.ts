import type { Phase } from '@/content/schema'
import { AXIS_WEEKS } from '@/lib/week-axis'

/** The row that contains the label of the timeline's open end, next to the last phase. */
export const OPEN_END_ROW = AXIS_WEEKS - 1
/** Rows that a deliverable needs next to its phase. */
const DELIVERABLE_ROWS = 2

/**
 * Places a phase on the wide layout, where one row is one week and the phases alternate between the two sides.
 * @param index of the phase, from 0.
 * @returns the side of the text, and the grid lines between which it fits: from the first week of the phase to the next
 * phase on the same side. `deliverableEnd` is the line within the phase at which a deliverable on the other side ends,
 * or undefined if it doesn't fit there.
 */
export function placePhase(phases: readonly Phase[], index: number) {
  const startOf = (at: number) => phases[at]?.weeks.from
  const from = startOf(index)!
  const isOppositeLast = (phases.length - 1 - index) % 2 === 1
  const end = isOppositeLast && from < OPEN_END_ROW ? OPEN_END_ROW : -1
  const nextStart = startOf(index + 1) ?? Infinity
  // From the second phase on, the text of the previous phase takes up the other side.
  const hasRoom = index === 0 && nextStart - from >= DELIVERABLE_ROWS
  return {
    side: index % 2 === 0 ? 'left' : 'right',
    from,
    to: startOf(index + 2) ?? end,
    deliverableEnd: hasRoom ? DELIVERABLE_ROWS + 1 : undefined,
  } as const
}
