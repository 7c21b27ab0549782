import { packages } from '@/content/pricing'
import { monthlyCharge, formatPoundRange, formatPounds, totalOf } from './money'

const core = packages.core.investment
const premium = packages.premium.investment

test.each([
  [0, '£0'],
  [49, '£49'],
  [1495, '£1,495'],
  [49000, '£49,000'],
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
  [0, 1495],
  [1, 1544],
  [19, 2426],
  [20, 2475],
  [21, 2475],
  [40, 2475],
])('Core costs, at %d attended consultations, £%d', (attended, total) => {
  expect(monthlyCharge(core, attended).total).toBe(total)
})

test.each([
  [0, 2495],
  [1, 2544],
  [20, 3475],
  [30, 3965],
  [31, 3965],
  [40, 3965],
])('Premium costs, at %d attended consultations, £%d', (attended, total) => {
  expect(monthlyCharge(premium, attended).total).toBe(total)
})

test('the fees stop at the cap and are told apart from the fixed part', () => {
  expect(monthlyCharge(core, 20)).toEqual({ charged: 20, fees: 980, total: 2475 })
  expect(monthlyCharge(premium, 35)).toEqual({ charged: 30, fees: 1470, total: 3965 })
})

test('without a cap the fee never stops', () => {
  expect(monthlyCharge({ monthly: 1800, perConsultation: 49 }, 100).total).toBe(6700)
})

test.each([[-1], [1.5], [NaN]])('%d is no number of consultations', (attended) => {
  expect(() => monthlyCharge(core, attended)).toThrow(RangeError)
})
