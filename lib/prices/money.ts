import type { PackageItem, PoundRange } from '@/content/schema'

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/**
 * Formats a sum: `£1,495`.
 * @param amount whole pounds.
 * @throws RangeError for a fraction or a negative amount.
 */
export function formatPounds(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is not a whole number of pounds`)
  return format.format(amount)
}

/** Formats a range of whole pounds: `£1,000–£1,500`. */
export function formatPoundRange({ from, to }: PoundRange): string {
  return `${formatPounds(from)}–${formatPounds(to)}`
}

/** @returns the sum of the items' prices in whole pounds a month; an item without a price counts as 0. */
export function totalOf(items: readonly Pick<PackageItem, 'id' | 'price'>[]): number {
  return items.reduce((sum, { price = 0 }) => sum + price, 0)
}

type Charge = { monthly: number; perConsultation: number; cap?: number }

/**
 * Computes the charge of a month in whole pounds.
 * @param terms `cap` is the number of consultations after which no further fee is due.
 * @throws RangeError for a fraction or a negative number of consultations.
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
