import { ArrowLink } from '@/components/prices/arrow-link'
import { Fee } from '@/components/prices/fee'
import { PerMonth } from '@/components/prices/per-month'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import type { TermInvestment } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { countedText } from '@/lib/counted-text'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { investmentConditions } from '@/lib/prices/investment'
import { formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { round } from '@/lib/round'

/** The price of each option, and the investment if it is charged every month. */
const prices: Record<(typeof offer.options)[number]['id'], { price: number; investment?: TermInvestment }> = {
  essential: { price: essential.investment.monthly, investment: essential.investment },
  premium: { price: premium.investment.monthly, investment: premium.investment },
  website: { price: websiteOffer.price },
}
const options = offer.options.map((option) => ({ ...option, ...prices[option.id] }))

/** The width of the widest price in em: all prices have one size. */
const widest = round(Math.max(...options.map(({ price }) => measureLine(formatPounds(price)).width)), 4)

/** The options side by side: the price of each, what it is for, a link to its page, and the costs of the minimum term. */
export function OfferOptions() {
  return (
    <>
      <ul className="options" style={{ '--widest': widest }}>
        {options.map(({ id, name, purpose, link, price, investment }) => (
          <li key={id} className="option">
            <h2 className="text-4xl">{name}</h2>
            <Price price={price} investment={investment} />
            <p className="mt-4 max-w-text short:mt-0">{purpose}</p>
            <p>
              <ArrowLink action={link} />
            </p>
            {investment && <Terms investment={investment} />}
          </li>
        ))}
      </ul>
      <p className="border-b px-m py-3">{interpolate(offer.extra, { fee: formatPounds(figures.perConsultation) })}</p>
    </>
  )
}

function Price({ price, investment }: { price: number; investment?: TermInvestment }) {
  const sum = formatPounds(price)
  return (
    <div className="option-fee">
      <p>
        <span style={{ '--advance': round(measureLine(sum).advance, 4) }} className="option-price display trim-caps">
          {sum}
        </span>
        <span className="flex-[1_1_9rem] text-sm/[1.25] font-semibold">
          {investment ? <PerMonth /> : offer.once}
          {investment && (
            <span className="mt-1 block">
              <Fee investment={investment} />
            </span>
          )}
        </span>
      </p>
    </div>
  )
}

/** Set-up, minimum and ad spend, and below them what they and the monthly fees add up to in the minimum term. */
function Terms({ investment }: { investment: TermInvestment }) {
  const months = figures.minimumMonths
  const terms = investmentConditions({ ...investment, adSpend: { ...investment.adSpend, label: offer.adSpend } })
  const title = interpolate(countedText(months, offer.firstMonths), { monthsInWords: numberWord(months) })
  return (
    <ul className="mt-2 text-sm/[1.5]">
      {terms.map(({ label, sum }) => (
        <li key={label} className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2">
          {label} {sum && <span className="ms-auto font-semibold">{sum}</span>}
        </li>
      ))}
      <li className="flex flex-wrap items-baseline gap-x-4 border-t-6 pt-2 font-semibold">
        {title}{' '}
        <span className="ms-auto display text-3xl">{formatUnbrokenRange(termCost(investment, months).withFees)}</span>
      </li>
    </ul>
  )
}
