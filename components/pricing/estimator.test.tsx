import { renderToStaticMarkup } from 'react-dom/server'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { Estimator } from './estimator'

const content = pricingContent()
const { core, premium } = content.packages
const { cap } = core.investment

/** Renders the estimator with a chosen number of attended consultations. */
function render(start: number, packages: object = content.packages) {
  const estimator = { ...content.estimator, start } as unknown as typeof content.estimator
  return renderToStaticMarkup(
    <Estimator content={{ ...content, estimator, packages: packages as typeof content.packages }} />,
  )
}

const { attended: consultations, running } = content.estimator
const fee = formatPounds(core.investment.perConsultation)

test.each([
  [0, interpolate(consultations.many, { attended: 0 })],
  [1, interpolate(consultations.one, { attended: 1 })],
  [2, interpolate(consultations.many, { attended: 2 })],
  [cap - 1, interpolate(running.one, { fee, left: 1 })],
  [cap - 2, interpolate(running.many, { fee, left: 2 })],
])('names the numbers of %d attended consultations in the right form', (attended, text) => {
  const rests = render(attended).split(text).slice(1)
  expect({ text, isShown: rests.some((rest) => !/^\w/.test(rest)) }).toEqual({ text, isShown: true })
})

test.each([0, content.estimator.max])('says the same of the caps with %d consultations', (start) => {
  const withTerms = (of: typeof core, monthly: number, ownCap: number) => ({
    ...of,
    investment: { ...of.investment, monthly, perConsultation: 10, cap: ownCap },
  })
  const html = render(start, { core: withTerms(core, 1000, 7), premium: withTerms(premium, 2000, 9) })
  const { from, stops, chart } = content.estimator
  expect(html).toContain(`${interpolate(from, { price: '£1,000' })}, ${interpolate(stops, { cap: '£1,070' })}`)
  expect(html).toContain(`${interpolate(from, { price: '£2,000' })}, ${interpolate(stops, { cap: '£2,090' })}`)
  expect(html).toContain(interpolate(chart, { core: '£1,070', coreCap: 7, premium: '£2,090', premiumCap: 9 }))
})
