import { growingWeight } from './growing-weight'

const weightsOf = (count: number) => Array.from({ length: count }, (_, step) => growingWeight(step, count))

it('has four weights of its own', () => {
  expect(weightsOf(4)).toEqual([250, 330, 500, 700])
})

it.each([2, 3, 5, 8])('grows with each of %i steps', (count) => {
  const weights = weightsOf(count)
  expect(weights[0]).toBe(250)
  expect(weights.at(-1)).toBe(700)
  weights.slice(1).forEach((weight, index) => expect(weight).toBeGreaterThan(weights[index]!))
})

it('gives a single step the last weight', () => {
  expect(weightsOf(1)).toEqual([700])
})
