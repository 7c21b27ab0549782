import { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/schema'
import { feeText, investmentTerms } from './investment'

const range = { from: 3, to: 4000 }
const investment: Investment = {
  monthly: 1,
  perConsultation: 2,
  privatePatientsOnly: true,
  setup: { label: 'Set-up', price: 1234 },
  minimumMonths: 5,
  minimumLabel: '{months}-month partnership minimum',
  adSpend: { label: 'Advertising', range, monthly: true },
}

test('the fee names the private patients only where the package says so', () => {
  expect(feeText(investment, priceTerms)).toBe('plus £2 per attended consultation (private patients only)')
  expect(feeText({ ...investment, privatePatientsOnly: false }, priceTerms)).toBe('plus £2 per attended consultation')
})

test('the terms are those of the package, with its own label of the minimum', () => {
  expect(investmentTerms(investment, priceTerms)).toEqual([
    { label: 'Set-up', sum: '£1,234' },
    { label: '5-month partnership minimum' },
    { label: 'Advertising', sum: '£3–£4,000/month' },
  ])
})

test('a cap is claimed only where there is one, and nothing that the package does not have', () => {
  const capped: Investment = { monthly: 1, perConsultation: 2, cap: 20, adSpend: { label: 'Advertising', range } }
  expect(investmentTerms(capped, priceTerms)).toEqual([
    { label: 'Fee capped once 20 bookings per month are reached' },
    { label: 'Advertising', sum: '£3–£4,000' },
  ])
  const minimum: Investment = { monthly: 1, perConsultation: 2, minimumMonths: 5, adSpend: { label: 'Ads', range } }
  expect(investmentTerms(minimum, priceTerms)[0]).toEqual({ label: '5-month minimum' })
})
