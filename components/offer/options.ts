import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceTerms } from '@/content/price-terms'
import type { Package } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { feeText, investmentTerms } from '@/lib/prices/investment'

const largest: number = premium.items.length

function packagePrice({ items, investment: { setup, ...investment } }: Package) {
  // Each package's own page names its set-up; side by side, it has one name.
  const renamed = setup && { setup: { ...setup, label: offer.setup } }
  return {
    /** Whole pounds, once or a month. */
    sum: investment.monthly,
    monthly: true,
    /** What the sum covers, or the fee charged on top. */
    beside: feeText(investment, priceTerms),
    terms: investmentTerms({ ...investment, ...renamed }, priceTerms),
    /** One filled slot for each item, out of all items of the largest package. */
    picture: { filled: items.length, slots: largest },
  }
}

/** What each option costs, derived from the content of its page. */
const prices: Record<(typeof offer.options)[number]['id'], ReturnType<typeof packagePrice>> = {
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
