import type { PoundRange, PricingPackage } from '@/content/schema'

const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** Formats whole pounds: `£1,495`. */
export function formatPounds(amount: number): string {
  return format.format(amount)
}

/** Formats a range of whole pounds: `£1,000–£1,500`. */
export function formatPoundRange({ from, to }: PoundRange): string {
  return `${formatPounds(from)}–${formatPounds(to)}`
}

type Charge = Pick<PricingPackage['investment'], 'monthly' | 'perConsultation' | 'cap'>

/**
 * Computes the charge of a month in whole pounds.
 * @param terms `cap` is the number of consultations after which no further fee is due.
 */
export function monthlyCharge({ monthly, perConsultation, cap }: Charge, attended: number) {
  const charged = Math.min(attended, cap)
  return { charged, total: monthly + perConsultation * charged }
}
