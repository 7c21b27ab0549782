import { checkShape } from './check-shape'
import { shapes } from './shapes'
import { templates } from './templates'

const all = { ...shapes, ...templates }
const found = (shape: keyof typeof all, value: unknown) =>
  checkShape('x', 'list', all[shape], value).map(({ entry, problem }) => `${entry} ${problem}`)

const study = { id: 'a', headline: { figure: '186', text: 'leads' }, results: [], client: 'Practice', location: 'Town' }

test('an answer that is missing', () => {
  expect(found('faqItems', [{ question: 'Why?' }])).toEqual([
    'list[1].answer is missing: expected a text in quotation marks',
  ])
})

test('a word that is misspelt', () => {
  expect(found('faqItems', [{ question: 'Why?', answer: 'Because.', anwser: 'So.' }])).toEqual([
    'list[1] has anwser, which no page shows: check the spelling, or take it out',
  ])
})

test('a price in quotation marks', () => {
  expect(found('packageItems', [{ id: 'ads', title: 'Ads', description: 'Google', price: '£1,500' }])).toEqual([
    'list[1].price is "£1,500": expected a number',
  ])
})

test('a case study whose figures have changed shape, or which does not say whether it is a sample', () => {
  expect(found('caseStudies', [{ ...study, headline: '£24,387 in 30 days', sample: true }])).toHaveLength(1)
  expect(found('caseStudies', [study])).toEqual(['list[1].sample is missing: expected true or false'])
  expect(found('caseStudies', [{ ...study, sample: 'yes' }])).toEqual([
    'list[1].sample is "yes": expected true or false',
  ])
})

test('a price term that has lost its figure', () => {
  const terms = { perYear: '{price}/year', fee: 'plus a fee', cap: '{cap} bookings', minimum: '{months} months' }
  expect(found('priceTerms', terms)).toEqual([
    'list.fee is "plus a fee": expected {fee} in it, where the figure stands',
  ])
})
