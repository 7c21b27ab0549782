import { brokenSigns, missingLines, unfilledSlots, type Line, type Sign } from './lines'
import { wrongMeasures, wrongSteps, type Measure, type Steps } from './measures'
import { disorder, misalignedParts, raggedColumns, type Column } from './order'

/** What a page has to show at every width. */
export type Layout = {
  placed: string
  rows: string
  columns: readonly Column[]
  lines: readonly Line[]
  signs: readonly Sign[]
  slots: readonly (readonly [child: string, slot: string, least?: number])[]
  measures: readonly Measure[]
  steps: readonly Steps[]
}

/** Returns what of its layout a page does not show at the present width. */
export const layoutFaults = ({ placed, rows, columns, lines, signs, slots, measures, steps }: Layout): string[] => [
  ...disorder(placed),
  ...raggedColumns(rows),
  ...misalignedParts(columns),
  ...missingLines(lines),
  ...brokenSigns(signs),
  ...unfilledSlots(slots),
  ...wrongMeasures(measures),
  ...wrongSteps(steps),
]
