import { FittedLines } from '@/components/ui/fitted-lines'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { Action, Package } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'
import { round } from '@/lib/round'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { CAP_HEIGHT } from '@/lib/type/voice'
import { Conditions } from './conditions'
import { PerMonth } from './per-month'

type Props = { pricePackage: Package; action: Action; isTotalAbove?: boolean }

/** A link to the investment in the first screen of short windows, because package pages have no button in the bar. */
export function InvestmentLink() {
  return (
    <p className="hidden whitespace-nowrap wide:col-[9/13] wide:justify-self-end shallow:block">
      <a href="#investment" className="touch-target font-semibold link">
        {priceLabels.investment}
      </a>
    </p>
  )
}

/**
 * The total value of a package, its price in the largest size that leaves room for the rest, and its conditions.
 * @param isTotalAbove whether the total value is directly above.
 */
export function Investment({ pricePackage: { totalValue, investment }, action, isTotalAbove = false }: Props) {
  const lines = fitLines(formatPounds(investment.monthly))
  const { width, below } = lines[0]!
  const ratio = width / (CAP_HEIGHT + below * width)
  return (
    <Section labelledBy="investment" ground="white" isBare className="investment px-m">
      <div className={isTotalAbove ? '' : 'investment-head'}>
        {!isTotalAbove && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-name font-semibold">
            {priceLabels.totalValue}{' '}
            <span>
              <span className="voice text-caption">{formatPounds(totalValue)}</span>
              <wbr />
              <PerMonth labels={priceLabels} className="ms-2" />
            </span>
          </p>
        )}
        <h2 id="investment">{priceLabels.investment}</h2>
      </div>
      <p className="investment-sum price-line" style={{ '--ratio': round(ratio), '--depth': round(below, 4) }}>
        <FittedLines lines={lines} />
        <PerMonth labels={priceLabels} className="per-month" />
      </p>
      <Conditions investment={investment} labels={priceLabels} action={action} />
    </Section>
  )
}
