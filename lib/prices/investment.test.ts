import { priceLabels } from '@/content/price-labels'
import type { Investment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { investmentConditions } from './investment'

const adSpend = { label: 'Advertising', range: { from: 3, to: 4000 } }
const minimal: Investment = { monthly: 1, perConsultation: 2, adSpend }

test('lists the conditions of a package in reading order', () => {
  expect(investmentConditions(minimal)).toEqual([{ label: 'Advertising', sum: '£3–£4,000' }])
  const setup = { label: 'Set-up', price: 1234 }
  const full: Investment = { ...minimal, cap: 20, setup, minimum: '5 months', adSpend: { ...adSpend, isMonthly: true } }
  const conditions = [
    { label: interpolate(priceLabels.cap.many, { cap: 20, fee: '£2' }) },
    { label: 'Set-up', sum: '£1,234' },
    { label: '5 months' },
    { label: 'Advertising', sum: `£3–£4,000${priceLabels.perMonth}` },
  ]
  expect(investmentConditions(full)).toEqual(conditions)
})

test('names a cap of one booking in the singular', () => {
  const [cap] = investmentConditions({ ...minimal, cap: 1 })
  expect(cap).toEqual({ label: interpolate(priceLabels.cap.one, { cap: 1, fee: '£2' }) })
})
