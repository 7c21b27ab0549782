import type { PriceWords } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'

/** What all items are worth together. */
export function TotalValue({ totalValue, words }: { totalValue: number; words: PriceWords }) {
  return (
    <>
      <span className="figure text-h3 leading-none">{formatPounds(totalValue)}</span>
      <PerMonth words={words} className="ml-0.5 text-small" />
    </>
  )
}

/** A sum at the end of its line, or of the next line when it does not fit. */
export function LeaderSum({ children, className }: { children: string; className: string }) {
  return (
    <span className="ml-2 flex min-w-fit grow items-baseline">
      <Leader className={className} />
      <span className="ml-2 whitespace-nowrap tabular-nums">{children}</span>
    </span>
  )
}

/** A dotted leader. */
export function Leader({ className }: { className: string }) {
  return <span aria-hidden className={`mb-[0.45em] grow self-end border-b border-dotted ${className}`} />
}

/** `/month`, spelled out for screen readers. */
export function PerMonth({ words, className = '' }: { words: PriceWords; className?: string }) {
  return (
    <>
      <span aria-hidden className={className}>
        {words.perMonth}
      </span>
      <span className="sr-only"> {words.perMonthSpoken}</span>
    </>
  )
}
