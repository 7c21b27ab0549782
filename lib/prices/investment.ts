import type { priceLabels } from '@/content/price-labels'
import type { GlossaryTerm, Investment } from '@/content/types'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from './money'

export type PriceLabels = typeof priceLabels

export type InvestmentCondition = { label: string; sum?: string }

/** Formats the monthly price and the fee, for the placeholders of texts. */
export const paidSums = ({ monthly, perConsultation }: Investment) => ({
  monthly: formatPounds(monthly),
  fee: formatPounds(perConsultation),
})

/** Formats the fee, such as `plus £49 per attended consultation (private patients only)`. */
export function feeText({ perConsultation, privatePatientsOnly }: Investment, labels: PriceLabels): string {
  const fee = interpolate(labels.fee, { fee: formatPounds(perConsultation) })
  return privatePatientsOnly ? `${fee} (${labels.privateOnly})` : fee
}

/** Returns the explained terms of the labels, with the fee of a package. */
export function glossaryOf({ perConsultation }: Investment, labels: PriceLabels): GlossaryTerm[] {
  const fee = formatPounds(perConsultation)
  return labels.glossary.map(({ term, meaning }) => ({ term, meaning: interpolate(meaning, { fee }) }))
}

/** Lists the other conditions of an investment in reading order: cap, setup, minimum, ad spend. */
export function investmentConditions(
  { perConsultation, cap, setup, minimum, adSpend }: Investment,
  labels: PriceLabels,
): InvestmentCondition[] {
  return [
    ...(cap ? [{ label: interpolate(countedText(cap, labels.cap), { cap, fee: formatPounds(perConsultation) }) }] : []),
    ...(setup ? [{ label: setup.label, sum: formatPounds(setup.price) }] : []),
    ...(minimum ? [{ label: minimum }] : []),
    { label: adSpend.label, sum: `${formatPoundRange(adSpend.range)}${adSpend.isMonthly ? labels.perMonth : ''}` },
  ]
}
