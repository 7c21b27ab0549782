/** Width of the widest day on wide screens, in widths of another day. week.css has that on phones. */
const WIDEST = 1.7

/**
 * Custom properties of the class `day-columns` (week.css).
 * @param widest index of the day whose column is the widest.
 */
export function dayColumns(days: readonly string[], widest: number) {
  return {
    '--before': equalColumns(widest),
    '--after': equalColumns(days.length - widest - 1),
    '--widest-on-wide': `${WIDEST}fr`,
  }
}

/** `repeat()` accepts no 0, and the widest day can be the first or the last one. */
const equalColumns = (count: number) => (count > 0 ? `repeat(${count}, minmax(0, 1fr))` : undefined)

/** Returns where the last `count` days of a week begin on wide screens, as a share of the width of all its days. */
export function startOfLastDays(count: number, days: readonly string[], widest: number): number {
  const widths = days.map((_, day) => (day === widest ? WIDEST : 1))
  const total = sum(widths)
  return (total - sum(widths.slice(days.length - count))) / total
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
