import { caseStudies } from '@/content/website'
import { checkCaseStudies, checkGlossary } from './proof'

const [study] = caseStudies.items

test.each(['24387£', '£24387', '£24.387', 'about 190'])('a case-study figure of %s', (figure) => {
  expect(checkCaseStudies([{ ...study, headline: { figure, text: 'in 30 days' } }])).toEqual([
    {
      file: 'content/website.ts',
      entry: 'caseStudies.items[1].headline.figure (invisalign)',
      message: `is "${figure}": expected a sum such as £24,387 or a number such as 186`,
    },
  ])
})

test('a figure further down, and the figures as they stand', () => {
  expect(checkCaseStudies([{ ...study, results: [{ figure: '£49k', text: 'added' }] }])).toEqual([
    expect.objectContaining({ entry: 'caseStudies.items[1].results[1].figure (invisalign)' }),
  ])
  expect(checkCaseStudies(caseStudies.items)).toEqual([])
})

test('a tooltip for words that occur beside no price', () => {
  const glossary = { setup: { term: 'launch set-up', meaning: 'The work before the first advertisement runs.' } }
  expect(checkGlossary(glossary, ['One-time launch setup'])).toEqual([
    expect.objectContaining({
      entry: 'glossary.setup.term',
      message: expect.stringContaining('occurs beside no price'),
    }),
  ])
  expect(checkGlossary(glossary, ['One-time launch set-up'])).toEqual([])
})
