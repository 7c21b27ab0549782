import { priceLabels } from '@/content/price-labels'
import type { GlossaryTerm, Investment } from '@/content/schema'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from './money'

export type InvestmentRow = { label: string; sum?: string }

/** Returns the terms that a tooltip explains, with the fee of a package. */
export function glossaryOf({ perConsultation }: Investment): GlossaryTerm[] {
  const fee = formatPounds(perConsultation)
  return priceLabels.glossary.map(({ term, meaning }) => ({ term, meaning: interpolate(meaning, { fee }) }))
}

/** Returns the row of the monthly fee. */
export const monthlyRow = ({ monthly }: Investment): InvestmentRow => ({
  label: priceLabels.monthlyFee,
  sum: `${formatPounds(monthly)}${priceLabels.perMonth}`,
})

/** Lists the fee per consultation and the conditions of an investment in reading order. */
export function investmentRows(investment: Investment): InvestmentRow[] {
  const { perConsultation, privatePatientsOnly } = investment
  const { attendedFee, privateOnly } = priceLabels
  return [
    {
      label: privatePatientsOnly ? `${attendedFee} (${privateOnly})` : attendedFee,
      sum: formatPounds(perConsultation),
    },
    ...investmentConditions(investment),
  ]
}

/** Lists the other conditions of an investment in reading order: cap, setup, minimum, ad spend. */
export function investmentConditions({ perConsultation, cap, setup, minimum, adSpend }: Investment): InvestmentRow[] {
  return [
    ...(cap
      ? [{ label: interpolate(countedText(cap, priceLabels.cap), { cap, fee: formatPounds(perConsultation) }) }]
      : []),
    ...(setup ? [{ label: setup.label, sum: formatPounds(setup.price) }] : []),
    ...(minimum ? [{ label: minimum }] : []),
    { label: adSpend.label, sum: `${formatPoundRange(adSpend.range)}${adSpend.isMonthly ? priceLabels.perMonth : ''}` },
  ]
}
