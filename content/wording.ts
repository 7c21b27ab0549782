/*
 * How texts of content/ write numbers and weeks. These functions are not in lib/, because content/ may not import it.
 */

import type { Phase, Weeks } from './types'

const NUMERALS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Returns a whole number as a word, such as `Six`, or in digits above ten. */
export function numeral(value: number): string {
  return NUMERALS[value] ?? String(value)
}

/** Returns the length of a list as a numeral. */
export function spelled({ length }: readonly unknown[]): string {
  return numeral(length)
}

const WEEKS_IN_A_MONTH = 4

/** Returns when a phase begins: `Month 3`, or `Week 10` within a month. */
export function startOf({ from }: Weeks): string {
  const month = (from - 1) / WEEKS_IN_A_MONTH + 1
  return Number.isInteger(month) ? `Month ${month}` : `Week ${from}`
}

/** Returns the weeks of a phase that has an end: `weeks 3–8`, or `week 3`. */
export function weeksOf({ from, to }: Required<Weeks>): string {
  return to > from ? `weeks ${from}–${to}` : `week\u00a0${from}`
}

/** Returns the length of a phase that has an end, before a noun: `A one-week`, `An eight-week`. */
export function lengthOf({ from, to }: Required<Weeks>): string {
  const length = numeral(to - from + 1).toLowerCase()
  return `${['eight', '11'].includes(length) ? 'An' : 'A'} ${length}-week`
}

function formatDuration(weeks: Weeks): string {
  const { from, to } = weeks
  if (to === undefined) return `${startOf(weeks)}+`
  return to > from ? `Weeks ${from}–${to}` : '1\u00a0week'
}

/** Adds the `duration`, which follows from `weeks`. */
export const withDuration = <const Entry extends Omit<Phase, 'duration'>>(entry: Entry) => ({
  ...entry,
  duration: formatDuration(entry.weeks),
})
