import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { firstMonths, priceLabels } from '@/content/price-labels'
import type { TermPackage } from '@/content/schema'
import { websiteOffer } from '@/content/website'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'

type Props = {
  packages?: readonly Pick<TermPackage, 'name' | 'investment'>[]
  website?: { name: string; price: number }
  months?: number
}

/**
 * The cost of each option in the minimum term as a bar, all at one scale: solid up to the minimum, outlined up to the maximum.
 * The fees per consultation are extra.
 * @param months length of the minimum term.
 */
export function OfferCosts({
  packages = [essential, premium],
  website = websiteOffer,
  months = figures.minimumMonths,
}: Props) {
  const costs = [
    ...packages.map(({ name, investment }) => ({ name, ...termCost(investment, months).withFees })),
    { name: website.name, from: website.price, to: website.price },
  ]
  const highest = Math.max(...costs.map(({ to }) => to))
  const title = interpolate(countedText(months, firstMonths.title), { monthsInWords: numberWord(months) })
  return (
    <Section labelledBy="costs" ground="deep" isBare className="costs">
      <TitleRow id="costs" title={title} lead={offer.costs} />
      <ul>
        {costs.map(({ name, from, to }) => (
          <li key={name}>
            <p className="cost-title">
              <b>{name}</b>{' '}
              <span className="display">{from < to ? formatUnbrokenRange({ from, to }) : formatPounds(to)}</span>
            </p>
            <div
              aria-hidden
              className="cost-bar"
              style={{ '--to': `${(100 * to) / highest}%`, '--from': `${(100 * from) / to}%` }}
            >
              <i className="reveal-[wipe]" />
            </div>
          </li>
        ))}
      </ul>
      <p>{interpolate(firstMonths.extra, { fee: formatPounds(figures.perConsultation) })}</p>
      <p>{priceLabels.vat}</p>
    </Section>
  )
}
