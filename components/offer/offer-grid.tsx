import { ActionLink } from '@/components/ui/link'
import { LeaderSum, PerMonth } from '@/components/prices/price'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { Package } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { feeText, investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

const maxItems = Math.max(essential.items.length, premium.items.length)

function packagePrice({ items, investment }: Package) {
  const adSpend = { ...investment.adSpend, label: offer.adSpend }
  return {
    /** Whole pounds; a month if `isMonthly`, otherwise once. */
    sum: investment.monthly,
    isMonthly: true,
    /** The fee in addition to the sum, or the scope of the sum. */
    note: feeText(investment, priceLabels),
    lines: investmentConditions({ ...investment, adSpend }, priceLabels),
    /** A drawing with one filled slot for each item. Both packages have as many slots as the larger one has items. */
    slots: { filled: items.length, total: maxItems },
  }
}

/** The price of each option, derived from the content of its page. */
const prices: Record<(typeof offer.options)[number]['id'], ReturnType<typeof packagePrice>> = {
  essential: packagePrice(essential),
  premium: packagePrice(premium),
  website: {
    sum: websiteOffer.price,
    isMonthly: false,
    note: offer.once,
    lines: websiteOffer.inclusions.map(({ title }) => ({ label: title })),
    slots: { filled: websiteOffer.inclusions.length, total: websiteOffer.inclusions.length },
  },
}

const options = offer.options.map((option) => ({ ...option, price: prices[option.id] }))

export function OfferGrid() {
  return (
    <div className="container pb-section print:pb-0">
      <ul className="grid gap-5 lg:bg-surface wide:grid-cols-3 wide:grid-rows-[repeat(5,auto)] wide:gap-x-0 wide:rounded-panel wide:border wide:border-line">
        {options.map((option) => (
          <OfferCard key={option.id} {...option} />
        ))}
      </ul>
      <p className="mt-6 text-center text-small text-muted">{priceLabels.vat}</p>
      <p className="mt-8 text-center">
        {offer.fit.text} <ActionLink action={offer.fit.action} className="inline-flex min-h-11 items-center link" />
      </p>
    </div>
  )
}

function OfferCard({ name, purpose, link, price }: (typeof options)[number]) {
  return (
    <li className="grid gap-y-6 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:bg-transparent lg:p-10 print:gap-y-3 print:p-3 wide:row-span-5 wide:grid-rows-subgrid wide:rounded-none wide:border-0 wide:not-first:border-l">
      <div>
        <div aria-hidden className="flex gap-1">
          {Array.from({ length: price.slots.total }, (_, index) => (
            <span
              key={index}
              className={`h-9 w-6 border forced-color-adjust-none print-exact print:h-5 print:w-3.5 ${index < price.slots.filled ? 'border-accent bg-accent' : 'border-dashed border-line-strong'}`}
            />
          ))}
        </div>
        <h2 className="mt-6 lg:text-[2.25rem] print:mt-3">{name}</h2>
      </div>
      <p className="max-w-measure-md text-muted">{purpose}</p>
      <div className="border-t border-line pt-6">
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          <span className="figure text-[4rem] leading-[0.9] print:text-[2.5rem]">{formatPounds(price.sum)}</span>
          {price.isMonthly && (
            <span className="figure text-h3">
              <PerMonth labels={priceLabels} />
            </span>
          )}
        </p>
        <p className="mt-4 max-w-measure-md text-small text-balance">{price.note}</p>
      </div>
      <ul className="border-t border-line pt-4 text-small">
        {price.lines.map(({ label, sum }) => (
          <li key={label} className="flex flex-wrap items-baseline py-1.5">
            {label}
            <LeaderSum sum={sum} className="border-line-strong" />
          </li>
        ))}
      </ul>
      <ActionLink
        action={link}
        className="inline-flex min-h-11 items-center self-end justify-self-start link print:inline"
      />
    </li>
  )
}
