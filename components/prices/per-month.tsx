import { priceLabels } from '@/content/price-labels'

/** Shows `/month`. Screen readers read a longer text, which is not copied. */
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
