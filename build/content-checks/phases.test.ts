import { phases } from '@/content/process'
import type { Phase } from '@/content/schema'
import { checkPhases } from './phases'

const [discovery, activation, impact] = phases
const messages = (...rows: Phase[]) => checkPhases(rows).map(({ entry, message }) => `${entry} ${message}`)

test('the phases as they stand', () => {
  expect(messages(...phases)).toEqual([])
})

test('phases out of order', () => {
  expect(messages(activation, discovery)).toEqual([
    'phases[1] (Activation) has the number 2 but is in position 1: put the phases in order',
    'phases[2] (Discovery & Insight) has the number 1 but is in position 2: put the phases in order',
    'phases[2] (Discovery & Insight) begins before the phase above it has ended: expected a later week',
  ])
})

test.each([
  ['Weeks 3–9', 'says "Weeks 3–9", but its weeks are 3 to 8'],
  ['Six weeks', 'expected one such as "1 week"'],
])('a duration of %s that the axis does not draw', (duration, message) => {
  expect(messages(discovery, { ...activation, duration })).toEqual([expect.stringContaining(message)])
})

test('a phase that ends before it begins', () => {
  expect(messages(discovery, { ...activation, duration: 'Weeks 3–2', weeks: { from: 3, to: 2 } }, impact)).toEqual([
    'phases[2] (Activation) ends before it begins: expected from, then to',
  ])
})
