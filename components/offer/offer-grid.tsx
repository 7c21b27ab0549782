import { Fee } from '@/components/prices/fee'
import { PerMonth } from '@/components/prices/per-month'
import { ButtonLink } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/link'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { interpolate } from '@/lib/interpolate'
import { investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'

const isShared = ({ service }: PackageItem) => essential.items.some((item) => item.service === service)
const titlesOf = (items: readonly PackageItem[]) => items.map(({ title }) => title)
/** The services that only Premium has are last, so that the shared services of both packages are side by side. */
const added = titlesOf(premium.items.filter((item) => !isShared(item)))

const describeEngine = (
  { investment }: typeof essential | typeof premium,
  parts: readonly string[],
  missing: readonly string[],
) => ({ price: investment.monthly, investment, parts, missing })

/** The price and the parts of each option, and the parts of Premium that it lacks. */
const details = {
  essential: describeEngine(essential, titlesOf(essential.items), added),
  premium: describeEngine(premium, [...titlesOf(premium.items.filter(isShared)), ...added], []),
  website: {
    price: websiteOffer.price,
    investment: undefined,
    parts: websiteOffer.inclusions.map(({ title }) => title),
    missing: [],
  },
}
const options = offer.options.map((option) => ({ ...option, ...details[option.id] }))

/** One size for all prices: the widest price and 11rem for the fee fill the column. The fee wraps if it does not fit. */
const widestPrice = Math.max(...options.map(({ price }) => measureLine(formatPounds(price)).width))
const priceSize = `max(3rem, (100cqi - 11rem) / ${round(widestPrice, 4)})`

/** The options side by side, with what each is for, its price and a link to its page. */
export function OfferGrid() {
  return (
    <>
      <ul className="grid border-y wide:grid-cols-3 wide:grid-rows-[repeat(6,auto)]" style={{ '--price': priceSize }}>
        {options.map((option) => (
          <Option key={option.id} {...option} />
        ))}
      </ul>
      <div className="flex flex-wrap items-baseline justify-between gap-x-m gap-y-2 px-m py-4">
        <p className="font-semibold">{priceLabels.vat}</p>
        <p>
          {offer.fit.text} <ActionLink action={offer.fit.action} className="touch-target link" />
        </p>
      </div>
    </>
  )
}

/** The six rows of an option: name, price, purpose, parts, terms and link. */
function Option({ name, purpose, link, price, investment, parts, missing }: (typeof options)[number]) {
  const sum = formatPounds(price)
  const terms =
    investment &&
    investmentConditions({
      ...investment,
      setup: { ...investment.setup, label: offer.setup },
      minimum: offer.minimum,
      adSpend: { ...investment.adSpend, label: offer.adSpend },
    })
  return (
    <li className="option">
      <h2 className="px-m pt-4 wide:pt-6 wide:text-title">{name}</h2>
      <div className="@container mt-5 px-m wide:mt-6">
        <p className="flex flex-wrap items-start gap-3 paper:block">
          <span style={{ '--advance': round(measureLine(sum).advance, 4) }} className="option-price voice trim-caps">
            {sum}
          </span>
          <span className="flex-[1_1_9rem] text-small leading-tight font-semibold">
            {investment ? <PerMonth /> : offer.once}
            {investment && (
              <span className="mt-1 block">
                <Fee investment={investment} />
              </span>
            )}
          </span>
        </p>
      </div>
      <p className="mt-5 max-w-text px-m pb-6">{purpose}</p>
      <div className="flex flex-col">
        <ul className="option-parts border-y text-label">
          {parts.map((title) => (
            <li key={title} className="px-m">
              {title}
            </li>
          ))}
          {missing.map((title) => (
            <li key={title} className="px-m text-soft">
              <span className="flex flex-wrap justify-between gap-x-4">
                {`${title} `}
                <span>{offer.missing}</span>
              </span>
            </li>
          ))}
        </ul>
        {terms && (
          <p className="px-m pt-2 text-small font-semibold">
            {interpolate(offer.servicesOfAll, { parts: parts.length, whole: parts.length + missing.length })}
          </p>
        )}
      </div>
      {terms && (
        <ul className="mt-6 px-m">
          {terms.map(({ label, sum: amount }, index) => (
            <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
              {`${label} `}
              {amount && <b className="font-semibold">{amount}</b>}
            </li>
          ))}
        </ul>
      )}
      <p className="screen-only mt-auto p-m wide:row-start-6 narrow:pb-12">
        <ButtonLink action={link} className="wide:w-full" />
      </p>
    </li>
  )
}
