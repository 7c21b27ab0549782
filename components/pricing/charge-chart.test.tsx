import { render } from '@/jest/render'
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
  const drawing = render(<ChargeChart content={chart} attended={attended} />)
  const pathOf = (area: string) => drawing.querySelector(`path.${area}`)!.getAttribute('d')!
  // The top of the chart is the highest charge, £220.
  const heightsOf = (area: string) => [...pathOf(area).matchAll(/V(\d+)(?=[Hh])/g)].map(([, top]) => 220 - Number(top))
  expect(heightsOf('fill-solid')).toEqual([100, 110, 120, 120])
  expect(heightsOf('fill-surface-deep')).toEqual([200, 220, 220, 220])
  expect(heightsOf('fill-white')[0]).toBe(attended === 0 ? 200 : 220)
  expect(pathOf('fill-white')).toMatch(new RegExp(`^M${attended} 220`))
})
