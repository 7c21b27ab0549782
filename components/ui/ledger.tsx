import type { PackageItem } from '@/content/types'
import { fill } from '@/lib/fill'
import type { PriceWords } from '@/lib/investment'
import { pounds } from '@/lib/money'

/** Lets a wide word of the column of values reach over the names, so that these keep the width of the phone. */
const overhang = '-ml-24 block text-right'

/**
 * An itemised statement: what is included, what each part is worth in a month, and the total.
 * @param caption says to a screen reader whose statement it is.
 * @param totalValue whole pounds a month; without it the investment's panel says the total.
 * @param numbered sets a brass numeral before each item.
 */
export function Ledger({
  caption,
  items,
  totalValue,
  words,
  numbered = false,
  className = '',
}: {
  caption: string
  items: readonly PackageItem[]
  totalValue?: number
  words: PriceWords
  numbered?: boolean
  className?: string
}) {
  return (
    <table
      className={`w-full border-collapse border-ink text-left print:break-inside-avoid ${totalValue === undefined ? 'border-b' : ''} ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-fine text-muted">
          <th scope="col" className="pb-3 font-normal">
            {words.included}
          </th>
          <th scope="col" className="w-px pb-3 font-normal whitespace-nowrap">
            <span className={overhang}>{words.monthlyValue}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item.id} className="break-inside-avoid align-baseline">
            <th scope="row" className="py-3.5 font-normal print:py-0.5">
              <span className="flex items-baseline">
                {numbered && (
                  <span aria-hidden className="figure w-7 shrink-0 self-start text-h3 leading-[1.7rem] text-brass sm:w-12">
                    {index + 1}
                  </span>
                )}
                <span className="min-w-0 grow">
                  <span className="flex items-baseline-last">
                    <span className="font-medium">{item.title}</span>
                    <Leader className="ml-2 border-line-strong" />
                  </span>
                  <span className="mt-0.5 block max-w-[29em] text-small text-muted">
                    {item.description}
                    <YearlyValue item={item} words={words} />
                  </span>
                </span>
              </span>
            </th>
            <td className="w-px py-3.5 text-right print:py-0.5 whitespace-nowrap tabular-nums">
              <MonthlyValue item={item} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
      {totalValue !== undefined && (
        <tfoot>
          <tr className="border-t border-ink align-baseline">
            <th scope="row" className="pt-5 font-medium">
              {words.totalValue}
            </th>
            <td className="w-px pt-5 whitespace-nowrap">
              <span className={overhang}>
                <StruckTotal totalValue={totalValue} words={words} />
              </span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The total value, lightly struck, because the investment takes its place. */
export function StruckTotal({ totalValue, words }: { totalValue: number; words: PriceWords }) {
  return (
    <>
      <span className="figure text-h3 leading-none line-through decoration-1">{pounds(totalValue)}</span>
      <PerMonth words={words} className="ml-0.5 text-small" />
    </>
  )
}

/** A sum at the end of its line; where the line is full, it stands at the end of the next. */
export function LeaderSum({ children, className }: { children: string; className: string }) {
  return (
    <span className="ml-2 flex min-w-fit grow items-baseline">
      <Leader className={className} />
      <span className="ml-2 whitespace-nowrap tabular-nums">{children}</span>
    </span>
  )
}

/** The dotted line from a name to its sum. */
function Leader({ className }: { className: string }) {
  return <span aria-hidden className={`mb-[0.45em] grow self-end border-b border-dotted ${className}`} />
}

/** `/month`, which a screen reader says as words. */
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

function MonthlyValue({ item: { price }, words }: { item: PackageItem; words: PriceWords }) {
  if (price === undefined) return <span className="text-small text-muted">{words.includedInPackage}</span>
  return (
    <span className="flex items-baseline">
      <Leader className="border-line-strong" />
      <span className="ml-2">{pounds(price)}</span>
      <span className="sr-only"> {words.perMonthSpoken}</span>
    </span>
  )
}

function YearlyValue({ item: { yearlyPrice }, words }: { item: PackageItem; words: PriceWords }) {
  if (yearlyPrice === undefined) return null
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-ink">({fill(words.perYear, { price: pounds(yearlyPrice) })})</span>
    </>
  )
}
