import type { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from './money'

export type PriceWords = typeof priceTerms

export type InvestmentTerm = { label: string; sum?: string }

/** Formats the fee: `plus £49 per attended consultation (private patients only)`. */
export function feeText({ perConsultation, privatePatientsOnly }: Investment, words: PriceWords): string {
  const fee = interpolate(words.fee, { fee: formatPounds(perConsultation) })
  return privatePatientsOnly ? `${fee} (${words.privateOnly})` : fee
}

/** Lists the other terms in reading order: cap, setup, minimum, ad spend. */
export function investmentTerms(
  { cap, setup, minimumMonths, minimumLabel, adSpend }: Investment,
  words: PriceWords,
): InvestmentTerm[] {
  return [
    ...(cap ? [{ label: interpolate(words.cap, { cap }) }] : []),
    ...(setup ? [{ label: setup.label, sum: formatPounds(setup.price) }] : []),
    ...(minimumMonths ? [{ label: interpolate(minimumLabel ?? words.minimum, { months: minimumMonths }) }] : []),
    { label: adSpend.label, sum: formatPoundRange(adSpend.range) + words.perMonth },
  ]
}
