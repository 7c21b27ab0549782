import type { Phase } from '@/content/schema'
import { placePhase } from './phase-rows'

/** Returns the placement of phases that begin in the given weeks. */
function placeAll(...starts: number[]) {
  const texts = { title: '', duration: '', description: '', details: [''] }
  const phases: Phase[] = starts.map((from) => ({ ...texts, weeks: { from } }))
  return phases.map((_, index) => placePhase(phases, index))
}

test.each([
  { starts: [1, 3, 9], rows: 'left 1/9, right 3/11, left 9/-1' },
  { starts: [1, 4, 10], rows: 'left 1/10, right 4/11, left 10/-1' },
  { starts: [2, 5, 7, 12], rows: 'left 2/7, right 5/12, left 7/11, right 12/-1' },
])('places phases that begin in weeks $starts in the grid rows $rows', ({ starts, rows }) => {
  const placed = placeAll(...starts).map(({ side, from, to }) => `${side} ${from}/${to}`)
  expect(placed.join(', ')).toBe(rows)
})

test('ends the deliverable next to the first phase at grid line 3 if the second phase leaves room for it', () => {
  const endsWith = (second: number) => placeAll(1, second, 9).map(({ deliverableEnd }) => deliverableEnd)
  expect(endsWith(2)).toEqual([undefined, undefined, undefined])
  expect(endsWith(3)).toEqual([3, undefined, undefined])
})
