import fc from 'fast-check'
import { packages } from '@/content/pricing'
import { monthlyCharge, formatPoundRange, formatPounds, totalOf } from './money'

const core = packages.core.investment
const premium = packages.premium.investment

test.each([
  [0, '£0'],
  [49, '£49'],
  [1495, '£1,495'],
  [1234567, '£1,234,567'],
])('%d is shown as %s', (amount, text) => {
  expect(formatPounds(amount)).toBe(text)
})

test.each([[-1], [0.5], [NaN], [Infinity]])('%d is no sum', (amount) => {
  expect(() => formatPounds(amount)).toThrow(RangeError)
})

test('a range is shown with both ends', () => {
  expect(formatPoundRange({ from: 1000, to: 2000 })).toBe('£1,000–£2,000')
})

test('an item without a price counts nothing', () => {
  expect(totalOf([{ id: 'ads', price: 1500 }, { id: 'campaign' }, { id: 'follow-up', price: 300 }])).toBe(1800)
})

test.each([
  [core, 0, 1495],
  [core, 1, 1544],
  [core, 19, 2426],
  [core, 20, 2475],
  [core, 21, 2475],
  [premium, 0, 2495],
  [premium, 1, 2544],
  [premium, 29, 3916],
  [premium, 30, 3965],
  [premium, 31, 3965],
])('$monthly a month with %d attended consultations is £%d', (terms, attended, total) => {
  expect(monthlyCharge(terms, attended).total).toBe(total)
})

test('one more consultation costs its fee, and nothing from the cap on', () => {
  const charge = fc.record({
    monthly: fc.nat(100_000),
    perConsultation: fc.nat(10_000),
    cap: fc.option(fc.nat(1000), { nil: undefined }),
  })
  fc.assert(
    fc.property(charge, fc.nat(2000), (terms, attended) => {
      const { charged, fees, total } = monthlyCharge(terms, attended)
      expect({ fees, total }).toEqual({
        fees: charged * terms.perConsultation,
        total: terms.monthly + charged * terms.perConsultation,
      })
      const isCapped = terms.cap !== undefined && attended >= terms.cap
      expect(monthlyCharge(terms, attended + 1).total - total).toBe(isCapped ? 0 : terms.perConsultation)
    }),
  )
})

test.each([[-1], [1.5], [NaN]])('%d is no number of consultations', (attended) => {
  expect(() => monthlyCharge(core, attended)).toThrow(RangeError)
})
