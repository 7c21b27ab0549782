import type { PricingPackage } from '@/content/types'

/** Amounts in whole pounds; `cap` is the maximum number of consultations that are charged in a month. */
type Charges = Pick<PricingPackage['investment'], 'monthly' | 'perConsultation' | 'cap'>

/**
 * Computes the charge for one month.
 * @param attended number of attended consultations.
 * @returns the number of consultations that are charged, and the total in whole pounds.
 */
export function monthlyCharge({ monthly, perConsultation, cap }: Charges, attended: number) {
  const charged = Math.min(attended, cap)
  return { charged, total: monthly + perConsultation * charged }
}

/** Returns the charge for a month with this number of attended consultations, in whole pounds. */
export function chargeAt(investment: Charges, attended: number): number {
  return monthlyCharge(investment, attended).total
}

/** Returns the highest charge for a month, in whole pounds. */
export function chargeAtCap(investment: Charges): number {
  return chargeAt(investment, investment.cap)
}
