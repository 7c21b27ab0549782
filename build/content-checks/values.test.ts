import { checkValues } from './values'

const messages = (exports: unknown) => checkValues('x', exports).map(({ entry, message }) => `${entry} ${message}`)

test('an empty answer', () => {
  expect(messages({ faq: { items: [{ question: 'Why?', answer: ' ' }] } })).toEqual([
    'faq.items[1].answer is empty: write its text, or take the entry out',
  ])
})

test.each([
  ['a straight apostrophe', "Let's", 'straight quotation mark'],
  ['a straight quotation mark', 'the "engine"', 'straight quotation mark'],
  ['a hyphen in a range', 'weeks 3-8', 'use an en dash'],
  ['a space before a unit', 'within 5 minutes', 'has an ordinary space before a unit'],
  ['a space between a placeholder and its unit', '{months} months', 'has an ordinary space before a unit'],
  ['a space at the end', 'Book a call ', 'begins or ends with a space'],
  ['two spaces', 'Book  a call', 'two spaces in a row'],
  ['a misspelt placeholder', '{mnths}-month minimum', 'has {mnths}, which nothing fills: expected one of {'],
  ['a figure that is missing', 'answered within undefined minutes', 'a figure that it names is missing'],
])('%s', (_, text, message) => {
  expect(messages({ text })).toEqual([expect.stringContaining(message)])
})

test.each([1499.5, -1, Number.NaN])('a price of %p', (price) => {
  expect(messages({ item: { price } })).toEqual([
    `item.price is ${price}: expected a whole number of pounds, such as 1500`,
  ])
})

test.each([0, 2.5, -20])('a cap of %p', (cap) => {
  expect(messages({ cap })).toEqual([`cap is ${cap}: expected a whole number above 0`])
})

test('two items with one id', () => {
  expect(messages({ items: [{ id: 'ads' }, { id: 'ads' }, { id: 'videos' }] })).toEqual([
    'items has two items with the id "ads": give each its own',
  ])
})

test('sound content is left in peace', () => {
  expect(
    messages({
      text: 'Let’s go: “weeks 3–8”, 5\u00a0minutes, 45-minute call',
      minimum: '{months}-month minimum',
      email: 'team-1-2@clinic.co.uk',
      url: 'https://clinic.co.uk/2024-25',
      item: { id: 'ads', price: 1500, cap: 20 },
    }),
  ).toEqual([])
})
