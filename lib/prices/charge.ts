import type { PricingPackage } from '@/content/schema'

/** Amounts in whole pounds; `cap` is the maximum number of consultations that are charged in a month. */
type Charges = Pick<PricingPackage['investment'], 'monthly' | 'perConsultation' | 'cap'>

/** Returns the charge for a month with this number of attended consultations, in whole pounds. */
export function chargeAt({ monthly, perConsultation, cap }: Charges, attended: number): number {
  return monthly + perConsultation * Math.min(attended, cap)
}

/** Returns the highest charge for a month, in whole pounds. */
export function chargeAtCap(investment: Charges): number {
  return chargeAt(investment, investment.cap)
}
