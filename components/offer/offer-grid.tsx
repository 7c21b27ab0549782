import { PerMonth } from '@/components/prices/per-month'
import { ButtonLink } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/link'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { websiteOffer } from '@/content/website'
import { feeAndNote, investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { measure } from '@/lib/type/measure'
import { NamedParts, PartScale } from './option-parts'

/** Parts of the larger engine, on whose scale both engines are drawn. */
const whole = Math.max(essential.items.length, premium.items.length)

function packagePrice({ items, investment }: typeof essential | typeof premium) {
  const terms = {
    ...investment,
    setup: { ...investment.setup, label: offer.setup },
    minimum: offer.minimum,
    adSpend: { ...investment.adSpend, label: offer.adSpend },
  }
  return {
    sum: formatPounds(investment.monthly),
    period: <PerMonth labels={priceLabels} />,
    ...feeAndNote(investment, priceLabels),
    terms: investmentConditions(terms, priceLabels),
    parts: items.length,
  }
}

/** The price of each option, derived from the content of its page. */
const prices = {
  essential: packagePrice(essential),
  premium: packagePrice(premium),
  website: {
    sum: formatPounds(websiteOffer.price),
    period: offer.once,
    fee: undefined,
    note: undefined,
    terms: [],
    parts: undefined,
  },
}
const options = offer.options.map((option) => ({ ...option, ...prices[option.id] }))
/** All prices have one size, in which the widest one and its period, for which 4.5rem are left, fill the column. */
const priceSize = `calc((100cqi - 4.5rem) / ${Math.max(...options.map(({ sum }) => measure(sum).width))})`

/** The options side by side, with what each is for, its price and a link to its page. */
export function OfferGrid() {
  return (
    <>
      <ul className="options border-y" style={{ '--price': priceSize, '--whole': whole }}>
        {options.map((option) => (
          <li key={option.id} className="option">
            <Option {...option} />
          </li>
        ))}
      </ul>
      <div className="grid gap-y-4 pt-5 pb-section wide:grid-cols-3">
        <p className="px-m font-semibold">{priceLabels.vat}</p>
        <p className="px-m wide:col-start-3">
          {offer.fit.text} <ActionLink action={offer.fit.action} className="touch-target link" />
        </p>
      </div>
    </>
  )
}

/** What an option consists of, its purpose, its price, its terms and its link: one row of the grid for each. */
function Option({ name, purpose, link, sum, period, fee, note, terms, parts }: (typeof options)[number]) {
  return (
    <>
      <div className="flex flex-col">
        {parts ? <PartScale parts={parts} whole={whole} /> : <NamedParts />}
        <h2 className="mt-auto px-m pt-4 wide:text-title">{name}</h2>
      </div>
      <p className="mt-2.5 max-w-text px-m">{purpose}</p>
      <div className="@container mt-8 px-m">
        <p className="flex flex-wrap items-baseline-last gap-2">
          <span className="option-price voice trim-caps">{sum}</span>
          <span className="text-small leading-tight font-semibold">{period}</span>
        </p>
        {fee && (
          <p className="font-semibold">
            {`${fee} `}
            {/* On a line of its own, unless both fit into one. */}
            {note && <span className="inline-block">{note}</span>}
          </p>
        )}
      </div>
      <ul className={`px-m ${terms.length > 0 ? 'mt-6' : ''}`}>
        {terms.map(({ label, sum: amount }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
            {`${label} `}
            {amount && <b className="font-semibold">{amount}</b>}
          </li>
        ))}
      </ul>
      <p className="screen-only self-end p-m slim:pb-12">
        <ButtonLink action={link} className="wide:w-full" />
      </p>
    </>
  )
}
