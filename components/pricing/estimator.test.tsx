import { renderToStaticMarkup } from 'react-dom/server'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { Estimator } from './estimator'

const content = pricingContent()
const { cap } = content.packages.core.investment

/** Renders the estimator with a chosen number of attended consultations. */
function render(start: number, packages: object = content.packages) {
  const estimator = { ...content.estimator, start } as unknown as typeof content.estimator
  return renderToStaticMarkup(
    <Estimator content={{ ...content, estimator, packages: packages as typeof content.packages }} />,
  )
}

const { attended: consultations, running } = content.estimator
const fee = formatPounds(content.packages.core.investment.perConsultation)

test.each([
  [1, interpolate(consultations.one, { attended: 1 })],
  [2, interpolate(consultations.many, { attended: 2 })],
  [cap - 1, interpolate(running.one, { fee, left: 1 })],
  [cap - 2, interpolate(running.many, { fee, left: 2 })],
])('names the numbers of %d attended consultations in the right form', (attended, text) => {
  const rests = render(attended).split(text).slice(1)
  expect({ text, isShown: rests.some((rest) => !/^\w/.test(rest)) }).toEqual({ text, isShown: true })
})

/** The packages with other fees and caps. */
const others = {
  core: { ...content.packages.core, investment: { ...content.packages.core.investment, monthly: 1000, cap: 7 } },
  premium: {
    ...content.packages.premium,
    investment: { ...content.packages.premium.investment, monthly: 2000, cap: 9 },
  },
}
const { perConsultation } = others.core.investment
const atCap = {
  core: formatPounds(others.core.investment.monthly + others.core.investment.cap * perConsultation),
  premium: formatPounds(others.premium.investment.monthly + others.premium.investment.cap * perConsultation),
}

test('says the same of the caps at each position of the slider, from the fees and the caps of the packages', () => {
  const { from, stops, chart, max } = content.estimator
  const alternative = interpolate(chart, { ...atCap, coreCap: 7, premiumCap: 9 })
  const sentences = [
    `${interpolate(from, { price: '£1,000' })}, ${interpolate(stops, { cap: atCap.core })}`,
    `${interpolate(from, { price: '£2,000' })}, ${interpolate(stops, { cap: atCap.premium })}`,
  ]
  for (let start = 0; start <= max; start += 1) {
    const html = render(start, others)
    const missing = [...sentences, alternative].filter((text) => !html.includes(text))
    expect({ attended: start, missing }).toEqual({ attended: start, missing: [] })
  }
})
