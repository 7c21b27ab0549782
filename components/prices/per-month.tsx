import type { PriceLabels } from '@/lib/prices/investment'

/** `/month`, with a text for screen readers that is not copied. */
export function PerMonth({ labels, className = '' }: { labels: PriceLabels; className?: string }) {
  return (
    <>
      <span aria-hidden className={className}>
        {labels.perMonth}
      </span>
      <span className="sr-only select-none"> {labels.perMonthSpoken}</span>
    </>
  )
}
