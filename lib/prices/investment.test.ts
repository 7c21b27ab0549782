import { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/schema'
import { feeText, investmentTerms } from './investment'

const adSpend = { label: 'Advertising', range: { from: 3, to: 4000 } }
const bare: Investment = { monthly: 1, perConsultation: 2, adSpend }

test('the fee names the private patients only where the package says so', () => {
  const fee = 'plus £2 per attended consultation'
  expect(feeText(bare, priceTerms)).toBe(fee)
  expect(feeText({ ...bare, privatePatientsOnly: true }, priceTerms)).toBe(`${fee} (private patients only)`)
})

test('the terms are those that the package has, in reading order, with its own label of the minimum', () => {
  expect(investmentTerms(bare, priceTerms)).toEqual([{ label: 'Advertising', sum: '£3–£4,000' }])
  const setup = { label: 'Set-up', price: 1234 }
  const full: Investment = { ...bare, cap: 20, setup, minimumMonths: 5, adSpend: { ...adSpend, monthly: true } }
  const terms = [
    { label: 'Fee capped once 20 bookings per month are reached' },
    { label: 'Set-up', sum: '£1,234' },
    { label: '5-month minimum' },
    { label: 'Advertising', sum: '£3–£4,000/month' },
  ]
  expect(investmentTerms(full, priceTerms)).toEqual(terms)
  const [, , minimum] = investmentTerms({ ...full, minimumLabel: '{months} at least' }, priceTerms)
  expect(minimum).toEqual({ label: '5 at least' })
})
