import { Fee } from '@/components/prices/fee'
import { PerMonth } from '@/components/prices/per-month'
import { ArrowLink } from '@/components/ui/arrow-link'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import type { Investment } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'

/** The price of each option, and the investment if it is charged every month. */
const prices: Record<(typeof offer.options)[number]['id'], { price: number; investment?: Investment }> = {
  essential: { price: essential.investment.monthly, investment: essential.investment },
  premium: { price: premium.investment.monthly, investment: premium.investment },
  website: { price: websiteOffer.price },
}
const options = offer.options.map((option) => ({ ...option, ...prices[option.id] }))

/** The width of the widest price in em: all prices have one size. */
const widest = round(Math.max(...options.map(({ price }) => measureLine(formatPounds(price)).width)), 4)

/** The options side by side, with the price of each, what it is for and a link to its page. */
export function OfferOptions() {
  return (
    <ul className="options" style={{ '--widest': widest }}>
      {options.map((option) => (
        <Option key={option.id} {...option} />
      ))}
    </ul>
  )
}

function Option({ name, purpose, link, price, investment }: (typeof options)[number]) {
  const sum = formatPounds(price)
  return (
    <li className="option">
      <h2>{name}</h2>
      <div className="option-fee">
        <p>
          <span style={{ '--advance': round(measureLine(sum).advance, 4) }} className="option-price display trim-caps">
            {sum}
          </span>
          <span className="option-period">
            {investment ? <PerMonth /> : offer.once}
            {investment && (
              <span className="option-extra">
                <Fee investment={investment} />
              </span>
            )}
          </span>
        </p>
      </div>
      <p className="option-purpose">{purpose}</p>
      <p className="option-link">
        <ArrowLink action={link} />
      </p>
    </li>
  )
}
