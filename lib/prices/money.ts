import type { PackageItem, PoundRange } from '@/content/types'

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/**
 * A sum as it is shown: `£1,495`.
 * @param amount whole pounds.
 * @throws RangeError when the amount is not a whole number of pounds, or is negative.
 */
export function formatPounds(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not a whole number of pounds`)
  return format.format(amount)
}

/**
 * A range as it is shown: `£1,000–£1,500`.
 * @param range whole pounds.
 */
export function formatPoundRange({ from, to }: PoundRange): string {
  return `${formatPounds(from)}–${formatPounds(to)}`
}

/**
 * What the priced items are worth together.
 * @param items whole pounds a month each; an item without a price counts nothing.
 * @returns whole pounds a month.
 */
export function totalOf(items: readonly Pick<PackageItem, 'id' | 'price'>[]): number {
  return items.reduce((sum, { price = 0 }) => sum + price, 0)
}

type Charge = { monthly: number; perConsultation: number; cap?: number }

/**
 * What one month costs: the fixed part and a fee for each attended consultation, up to the cap.
 * @param terms whole pounds; `cap` counts consultations, and without it the fee never stops.
 * @param attended attended consultations in the month.
 * @returns the consultations that are charged, and in whole pounds their fees and the whole charge.
 * @throws RangeError when `attended` is not a whole number, or is negative.
 */
export function monthlyCharge(
  { monthly, perConsultation, cap = Infinity }: Charge,
  attended: number,
): { charged: number; fees: number; total: number } {
  if (!Number.isSafeInteger(attended) || attended < 0)
    throw new RangeError(`${attended} is not a number of consultations`)
  const charged = Math.min(attended, cap)
  const fees = perConsultation * charged
  return { charged, fees, total: monthly + fees }
}
