import type { Phase } from '@/content/schema'
import { placePhase } from './phase-rows'

/** Returns the placement of phases that begin in the given weeks. */
function placeAll(...starts: number[]) {
  const texts = { title: '', duration: '', description: '', details: [''] }
  const phases: Phase[] = starts.map((from) => ({ ...texts, weeks: { from } }))
  return phases.map((_, index) => placePhase(phases, index))
}

test.each([
  [
    [1, 3, 9],
    ['1/9', '3/11', '9/-1'],
  ],
  [
    [1, 4, 10],
    ['1/10', '4/11', '10/-1'],
  ],
  [
    [2, 5, 7, 12],
    ['2/7', '5/12', '7/11', '12/-1'],
  ],
])('places phases that begin in weeks %j in the grid rows %j', (starts, rows) => {
  expect(placeAll(...starts).map(({ from, to }) => `${from}/${to}`)).toEqual(rows)
})

test('alternates between the sides', () => {
  expect(placeAll(1, 3, 9).map(({ side }) => side)).toEqual(['left', 'right', 'left'])
})

test.each([
  [2, undefined],
  [3, 3],
  [5, 3],
])('with a second phase from week %s, the deliverable next to the first phase ends at grid line %s', (second, end) => {
  const starts = [1, second, 9]
  expect(placeAll(...starts).map(({ deliverableEnd }) => deliverableEnd)).toEqual([end, undefined, undefined])
})
