import { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { feeText, investmentTerms } from './investment'

const adSpend = { label: 'Advertising', range: { from: 3, to: 4000 } }
const minimal: Investment = { monthly: 1, perConsultation: 2, adSpend }

test('mentions private patients in the fee of a package that is limited to them', () => {
  const fee = interpolate(priceTerms.fee, { fee: '£2' })
  expect(feeText(minimal, priceTerms)).toBe(fee)
  expect(feeText({ ...minimal, privatePatientsOnly: true }, priceTerms)).toBe(`${fee} (${priceTerms.privateOnly})`)
})

test('lists the terms of a package in reading order', () => {
  expect(investmentTerms(minimal, priceTerms)).toEqual([{ label: 'Advertising', sum: '£3–£4,000' }])
  const setup = { label: 'Set-up', price: 1234 }
  const full: Investment = { ...minimal, cap: 20, setup, minimumMonths: 5, adSpend: { ...adSpend, monthly: true } }
  const terms = [
    { label: interpolate(priceTerms.cap, { cap: 20 }) },
    { label: 'Set-up', sum: '£1,234' },
    { label: interpolate(priceTerms.minimum, { months: 5 }) },
    { label: 'Advertising', sum: `£3–£4,000${priceTerms.perMonth}` },
  ]
  expect(investmentTerms(full, priceTerms)).toEqual(terms)
  const [, , minimum] = investmentTerms({ ...full, minimumLabel: '{months} at least' }, priceTerms)
  expect(minimum).toEqual({ label: '5 at least' })
})
