import { renderToStaticMarkup } from 'react-dom/server'
import { OfferQuestions } from './offer-questions'

test.each([
  [1, 'One\u00a0month, for either package.'],
  [2, 'Two\u00a0months, for either package.'],
])('names a minimum term of %d months', (months, answer) => {
  expect(renderToStaticMarkup(<OfferQuestions months={months} />)).toContain(answer)
})
