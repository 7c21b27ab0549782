import { priceLabels } from '@/content/price-labels'

/** `/month`, with a text for screen readers that is not copied. */
export function PerMonth({ className = '' }: { className?: string }) {
  return (
    <>
      <span aria-hidden className={className}>
        {priceLabels.perMonth}
      </span>
      <span className="sr-only select-none"> {priceLabels.perMonthSpoken}</span>
    </>
  )
}
