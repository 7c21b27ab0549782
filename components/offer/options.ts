import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import type { Package } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { feeText, investmentTerms, type InvestmentTerm } from '@/lib/prices/investment'

type Option = (typeof offer.options)[number]

/** What an option costs, derived from the content of its page. */
type Price = {
  /** Whole pounds, once or a month. */
  sum: number
  monthly: boolean
  /** What the sum covers, or the fee charged on top. */
  beside: string
  terms: InvestmentTerm[]
  /** One filled slot for each item, out of all items of the largest package. */
  picture: { filled: number; slots: number }
}

function packagePrice({ items, investment: { setup, ...investment } }: Package): Price {
  // Each package's own page names its set-up; side by side, it has one name.
  const renamed = setup && { setup: { ...setup, label: offer.setup } }
  return {
    sum: investment.monthly,
    monthly: true,
    beside: feeText(investment, priceTerms),
    terms: investmentTerms({ ...investment, ...renamed }, priceTerms),
    picture: { filled: items.length, slots: premium.items.length },
  }
}

const prices: Record<Option['id'], Price> = {
  essential: packagePrice(essential),
  premium: packagePrice(premium),
  website: {
    sum: websiteOffer.price,
    monthly: false,
    beside: offer.once,
    terms: websiteOffer.inclusions.map(({ title }) => ({ label: title })),
    picture: { filled: websiteOffer.inclusions.length, slots: websiteOffer.inclusions.length },
  },
}

export const options = offer.options.map((option) => ({ ...option, price: prices[option.id] }))
