import type { priceTerms } from '@/content/price-terms'
import type { Investment } from '@/content/types'
import { interpolate } from '@/lib/text/interpolate'
import { formatPoundRange, formatPounds } from './money'

/** The words that stand around prices, under the names of content/price-terms.ts. */
export type PriceWords = Record<keyof typeof priceTerms, string>

/** A price and what it is for; a term without a price has no `sum`. */
export type InvestmentTerm = { label: string; sum?: string }

/**
 * The fee as one sentence: `plus £49 per attended consultation (private patients only)`.
 * @param investment whole pounds.
 * @param words templates with braces.
 */
export function feeText({ perConsultation, privatePatientsOnly }: Investment, words: PriceWords): string {
  const fee = interpolate(words.fee, { fee: formatPounds(perConsultation) })
  return privatePatientsOnly ? `${fee} (${words.privateOnly})` : fee
}

/**
 * What else an investment says, in the order in which it is read: cap, setup, minimum, advertising.
 * @param investment whole pounds.
 * @param words templates with braces.
 */
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
