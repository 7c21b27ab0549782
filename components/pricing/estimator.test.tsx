import { renderToStaticMarkup } from 'react-dom/server'
import { pricingContent } from '@/lib/prices/pricing-content'
import { Estimator } from './estimator'

const content = pricingContent()
const { cap } = content.packages.core.investment

/** Renders the estimator with a chosen number of attended consultations. */
function render(start: number) {
  const estimator = { ...content.estimator, start } as unknown as typeof content.estimator
  return renderToStaticMarkup(<Estimator content={{ ...content, estimator }} />)
}

test.each([
  [1, 'With 1 attended consultation a\u00a0month'],
  [2, 'With 2 attended consultations a\u00a0month'],
  [cap - 1, 'fee stops after 1 more booking.'],
  [cap - 2, 'fee stops after 2 more bookings.'],
])('names the numbers of %d attended consultations in the right form', (attended, text) => {
  expect(render(attended)).toContain(text)
})
