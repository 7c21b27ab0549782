import fc from 'fast-check'
import { monthlyCharge, formatPoundRange, formatPounds, totalOf } from './money'

const sum = fc.nat(10_000_000)
const terms = fc.record({
  monthly: sum,
  perConsultation: fc.nat(10_000),
  cap: fc.option(fc.nat(1000), { nil: undefined }),
})

test('a sum says exactly its digits, grouped in threes', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amount) => {
      const text = formatPounds(amount)
      expect(text).toMatch(/^£\d{1,3}(,\d{3})*$/)
      expect(text.replace(/\D/g, '')).toBe(String(amount))
    }),
  )
})

test('what is no whole sum is refused', () => {
  const amounts = fc.double().filter((amount) => !Number.isSafeInteger(amount) || amount < 0)
  fc.assert(fc.property(amounts, (amount) => expect(() => formatPounds(amount)).toThrow(RangeError)))
})

test('a range shows the lower end first and both whole', () => {
  fc.assert(
    fc.property(sum, sum, (from, to) =>
      expect(formatPoundRange({ from, to }).split('–')).toEqual([formatPounds(from), formatPounds(to)]),
    ),
  )
})

test('the order of the items does not change what they are worth', () => {
  const items = fc.array(fc.record({ id: fc.string(), price: fc.option(sum, { nil: undefined }) }))
  fc.assert(
    fc.property(items, (list) => {
      expect(totalOf([...list].reverse())).toBe(totalOf(list))
      expect(totalOf(list)).toBe(list.map(({ price }) => price ?? 0).reduce((one, other) => one + other, 0))
    }),
  )
})

test('one more consultation never costs less, never more than its fee, and nothing beyond the cap', () => {
  fc.assert(
    fc.property(terms, fc.nat(2000), (charge, attended) => {
      const { charged, fees, total } = monthlyCharge(charge, attended)
      expect(charged).toBeLessThanOrEqual(Math.min(attended, charge.cap ?? attended))
      expect(fees).toBe(charged * charge.perConsultation)
      expect(total - fees).toBe(charge.monthly)
      const step = monthlyCharge(charge, attended + 1).total - total
      expect(step).toBe(charge.cap !== undefined && attended >= charge.cap ? 0 : charge.perConsultation)
    }),
  )
})

test('what is no number of consultations is refused', () => {
  const counts = fc.double().filter((count) => !Number.isSafeInteger(count) || count < 0)
  fc.assert(
    fc.property(counts, (count) =>
      expect(() => monthlyCharge({ monthly: 1, perConsultation: 1 }, count)).toThrow(RangeError),
    ),
  )
})
