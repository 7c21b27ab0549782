import { Fee } from '@/components/prices/fee'
import { PerMonth } from '@/components/prices/per-month'
import { ButtonLink } from '@/components/ui/button'
import { ActionLink } from '@/components/ui/link'
import { essential } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import type { PackageItem } from '@/content/types'
import { websiteOffer } from '@/content/website'
import { investmentConditions } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { OptionParts } from './option-parts'

const isShared = ({ service }: PackageItem) => essential.items.some((item) => item.service === service)
const titlesOf = (items: readonly PackageItem[]) => items.map(({ title }) => title)
/** What Premium adds, and Essential lacks, comes last, so that the shared services of both are side by side. */
const added = titlesOf(premium.items.filter((item) => !isShared(item)))
const premiumParts = [...titlesOf(premium.items.filter(isShared)), ...added]

function describeEngine(
  { investment }: typeof essential | typeof premium,
  parts: readonly string[],
  missing: readonly string[],
) {
  const terms = {
    ...investment,
    setup: { ...investment.setup, label: offer.setup },
    minimum: offer.minimum,
    adSpend: { ...investment.adSpend, label: offer.adSpend },
  }
  return {
    sum: formatPounds(investment.monthly),
    period: <PerMonth labels={priceLabels} />,
    fee: <Fee investment={investment} labels={priceLabels} />,
    terms: investmentConditions(terms, priceLabels),
    parts,
    missing,
    isCounted: true,
  }
}

/** The parts and the price of each option, derived from the content of its page. */
const offers = {
  essential: describeEngine(essential, titlesOf(essential.items), added),
  premium: describeEngine(premium, premiumParts, []),
  website: {
    sum: formatPounds(websiteOffer.price),
    period: offer.once,
    fee: undefined,
    terms: [],
    parts: websiteOffer.inclusions.map(({ title }) => title),
    missing: [],
    isCounted: false,
  },
}
const options = offer.options.map((option) => {
  const { sum } = offers[option.id]
  return { ...option, ...offers[option.id], advance: round(measureLine(sum).advance, 4) }
})
/** All prices have one size. The widest one and its fee, for which 11rem are left, fill the column; the fee wraps where it does not fit. */
const widestSum = Math.max(...options.map(({ sum }) => measureLine(sum).width))
const priceSize = `max(3rem, (100cqi - 11rem) / ${round(widestSum, 4)})`

/** The options side by side, with what each is for, its price and a link to its page. */
export function OfferGrid() {
  return (
    <div className="options border-y" style={{ '--price': priceSize }}>
      <ul className="contents">
        {options.map((option) => (
          <li key={option.id} className={`option ${option.terms.length > 0 ? '' : 'is-short'}`}>
            <Option {...option} />
          </li>
        ))}
      </ul>
      <div className="options-note">
        <p className="font-semibold">{priceLabels.vat}</p>
        <p>
          {offer.fit.text} <ActionLink action={offer.fit.action} className="touch-target link" />
        </p>
      </div>
    </div>
  )
}

/** An option's price, its purpose, its parts, its terms and its link: one row of the grid for each. */
function Option({
  name,
  purpose,
  link,
  sum,
  advance,
  period,
  fee,
  terms,
  parts,
  missing,
  isCounted,
}: (typeof options)[number]) {
  const button = (
    <p className="screen-only mt-auto p-m narrow:pb-12">
      <ButtonLink action={link} className="wide:w-full" />
    </p>
  )
  return (
    <>
      <h2 className="px-m pt-4 wide:pt-6 wide:text-title">{name}</h2>
      <div className="@container mt-5 px-m wide:mt-6">
        <p className="flex flex-wrap items-start gap-3 paper:block">
          <span style={{ '--advance': advance }} className="option-price voice trim-caps">
            {sum}
          </span>
          <span className="flex-[1_1_9rem] text-small leading-tight font-semibold">
            {period}
            {fee && <span className="mt-1 block">{fee}</span>}
          </span>
        </p>
      </div>
      <p className="mt-5 max-w-text px-m pb-6">{purpose}</p>
      <div className="flex flex-col">
        <OptionParts parts={parts} missing={missing} isCounted={isCounted} />
        {terms.length === 0 && button}
      </div>
      {terms.length > 0 && (
        <>
          <ul className="mt-6 px-m">
            {terms.map(({ label, sum: amount }, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5">
                {`${label} `}
                {amount && <b className="font-semibold">{amount}</b>}
              </li>
            ))}
          </ul>
          {button}
        </>
      )}
    </>
  )
}
