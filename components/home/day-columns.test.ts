import { dayColumns, startOfLastDays } from './day-columns'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

test.each([...days.keys()])('a week has one column for each day when day %i is the widest', (widest) => {
  const { '--before': before, '--after': after } = dayColumns(days, widest)
  const counts = [before, after].map((tracks) => Number(/repeat\((\d+)/.exec(tracks ?? '')?.[1] ?? 0))
  expect(counts).toEqual([widest, days.length - widest - 1])
  expect(`${before} ${after}`).not.toContain('repeat(0')
})

test.each([
  { count: 2, length: 5, widest: 0, start: 3.7 / 5.7 },
  { count: 2, length: 5, widest: 2, start: 3.7 / 5.7 },
  { count: 2, length: 5, widest: 4, start: 3 / 5.7 },
  { count: 1, length: 5, widest: 4, start: 4 / 5.7 },
  { count: 2, length: 6, widest: 1, start: 4.7 / 6.7 },
])(
  'the last $count of $length days begin at $start when day $widest is the widest',
  ({ count, length, widest, start }) => {
    const week = Array.from({ length }, (_, day) => `${day}`)
    expect(startOfLastDays(count, week, widest)).toBeCloseTo(start)
  },
)
