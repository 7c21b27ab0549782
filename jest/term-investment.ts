import type { TermInvestment } from '@/content/schema'

/** The prices of a package with a minimum term. */
export const investment: TermInvestment = {
  monthly: 1000,
  perConsultation: 30,
  setup: { label: 'Set-up', price: 500 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 250, to: 750 }, isMonthly: true },
}
