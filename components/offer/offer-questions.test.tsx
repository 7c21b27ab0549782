import { renderToStaticMarkup } from 'react-dom/server'
import { figures } from '@/content/figures'
import { capitalNumberWords } from '@/content/number-words'
import { offer } from '@/content/offer'
import { interpolate } from '@/lib/interpolate'
import { OfferQuestions } from './offer-questions'

const { items, months: terms } = offer.questions

test.each([
  [1, terms.one],
  [2, terms.many],
])('names a minimum term of %d months', (months, term) => {
  jest.replaceProperty(figures, 'minimumMonths', months as never)
  const html = renderToStaticMarkup(<OfferQuestions />)
  const named = interpolate(term, { months: capitalNumberWords[months]! })
  const rests = items.flatMap(({ answer }) => answer.split('{months}').slice(1))
  for (const rest of rests) expect(html).toContain(named + rest.split('{')[0])
})
