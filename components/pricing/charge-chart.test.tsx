import { renderToStaticMarkup } from 'react-dom/server'
import { pricingContent } from '@/lib/prices/pricing-content'
import { ChargeChart } from './charge-chart'

const content = pricingContent()
const { core, premium } = content.packages
const withFees = (monthly: number, perConsultation: number, cap: number, of: typeof core) => ({
  ...of,
  investment: { ...of.investment, monthly, perConsultation, cap },
})
const chart = {
  ...content,
  estimator: { ...content.estimator, max: 3 },
  packages: { ...content.packages, core: withFees(100, 10, 2, core), premium: withFees(200, 20, 1, premium) },
} as unknown as typeof content

test.each([0, 3])('draws the charge of each number of consultations, and marks %d', (attended) => {
  const html = renderToStaticMarkup(<ChargeChart content={chart} attended={attended} />)
  // The top of the chart is the highest charge, £220.
  const heightsOf = (name: string) => {
    const [, path = ''] = new RegExp(`d="([^"]*)" class="fill-${name}`).exec(html) ?? []
    return [...path.matchAll(/V(\d+)(?=[Hh])/g)].map(([, top]) => 220 - Number(top))
  }
  expect(heightsOf('solid')).toEqual([100, 110, 120, 120])
  expect(heightsOf('surface-deep')).toEqual([200, 220, 220, 220])
  expect(heightsOf('white')[0]).toBe(attended === 0 ? 200 : 220)
  expect(html).toContain(`M${attended} 220`)
})
