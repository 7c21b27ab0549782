import type { PricingPackage } from '@/content/types'
import { chargeScale } from './charge-scale'

const packageOf = (monthly: number, cap: number): Pick<PricingPackage, 'investment'> => ({
  investment: { monthly, perConsultation: 10, cap, adSpend: { label: 'Advertising', range: { from: 1, to: 2 } } },
})

test.each([
  ['Premium', packageOf(100, 3), packageOf(200, 5), 250],
  ['Core', packageOf(300, 3), packageOf(200, 5), 330],
])(
  'has a column for each number of consultations and is as high as the highest charge: %s',
  (_, core, premium, highest) => {
    const scale = chargeScale({ packages: { core, premium }, estimator: { max: 6 } })
    expect(scale.columns).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(scale.viewBox).toBe(`0 0 7 ${highest}`)
    expect([scale.y(0), scale.y(highest)]).toEqual([highest, 0])
  },
)
