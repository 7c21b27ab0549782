import { checkPlaceholders } from './placeholders'

const place = { file: 'content/price-terms.ts', entry: 'priceTerms.fee' }

test('a price term that has lost its figure', () => {
  expect(checkPlaceholders(place, 'plus a fee', ['fee'])).toEqual([
    { ...place, message: 'is "plus a fee": expected {fee} in it, for the figure' },
  ])
})

test('a sentence that has lost one of two figures', () => {
  expect(checkPlaceholders(place, '{fee} up to a cap', ['fee', 'cap'])).toHaveLength(1)
  expect(checkPlaceholders(place, '{fee} up to {cap}', ['fee', 'cap'])).toEqual([])
})
