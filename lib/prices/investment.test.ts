import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/schema'
import { feeText, investmentTerms } from './investment'

test('the fee names the private patients only where the package says so', () => {
  const open: Investment = { ...premium.investment, privatePatientsOnly: false }
  expect(feeText(premium.investment, priceTerms)).toBe('plus £49 per attended consultation (private patients only)')
  expect(feeText(open, priceTerms)).toBe('plus £49 per attended consultation')
})

test('the terms of the premium and the essential package are those of the specification', () => {
  expect(investmentTerms(premium.investment, priceTerms)).toEqual([
    { label: 'One-time launch setup', sum: '£1,825' },
    { label: '3-month partnership minimum' },
    { label: 'Recommended ad spend', sum: '£1,500–£3,000/month' },
  ])
  expect(investmentTerms(essential.investment, priceTerms)).toEqual([
    { label: 'One-time set-up fee', sum: '£1,825' },
    { label: '3-month minimum' },
    { label: 'Recommended ad spend (not included)', sum: '£1,000–£1,500/month' },
  ])
})

test('a cap is claimed only where there is one, and nothing that the package does not have', () => {
  const capped: Investment = {
    monthly: 1,
    perConsultation: 2,
    cap: 20,
    adSpend: { label: 'Advertising', range: { from: 3, to: 4 } },
  }
  expect(investmentTerms(capped, priceTerms)).toEqual([
    { label: 'Fee capped once 20 bookings per month are reached' },
    { label: 'Advertising', sum: '£3–£4' },
  ])
})
