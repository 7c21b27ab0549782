import { fill } from './fill'

test('values take the place of their names', () => {
  expect(fill('{months}-month minimum, {price}', { months: 3, price: '£5' })).toBe('3-month minimum, £5')
})

test('a value that is missing is an error, not an empty space', () => {
  expect(() => fill('{months} months', {})).toThrow('{months}')
})
