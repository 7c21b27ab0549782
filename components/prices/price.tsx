import type { InvestmentCondition, PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

/** The total monthly value of all items. */
export function TotalValue({ totalValue, labels }: { totalValue: number; labels: PriceLabels }) {
  return (
    <>
      <span className="figure text-h3 leading-none">{formatPounds(totalValue)}</span>
      <PerMonth labels={labels} className="ml-0.5 text-small" />
    </>
  )
}

/** The sum of a condition at the end of its line, or of the next line if it doesn't fit. Renders nothing without a sum. */
export function LeaderSum({ sum, className }: Pick<InvestmentCondition, 'sum'> & { className: string }) {
  if (!sum) return null
  return (
    <>
      {' '}
      <span className="ml-2 flex min-w-fit grow items-baseline">
        <Leader className={className} />
        <span className="ml-2 whitespace-nowrap tabular-nums">{sum}</span>
      </span>
    </>
  )
}

/** A dotted leader. */
export function Leader({ className }: { className: string }) {
  return <span aria-hidden className={`mb-[0.45em] grow self-end border-b border-dotted ${className}`} />
}

/** `/month`, with a text for screen readers. */
export function PerMonth({ labels, className = '' }: { labels: PriceLabels; className?: string }) {
  return (
    <>
      <span aria-hidden className={className}>
        {labels.perMonth}
      </span>
      <span className="sr-only"> {labels.perMonthSpoken}</span>
    </>
  )
}
