import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import type { PriceWords } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { Leader } from './price'

type Priced = { item: PackageItem; words: PriceWords }

export function LedgerRow({ item, words, numeral }: Priced & { numeral?: number }) {
  return (
    <tr className="break-inside-avoid align-baseline">
      <th scope="row" className="py-3.5 font-normal print:py-0.5">
        <span className="flex items-baseline">
          {numeral && (
            <span aria-hidden className="w-7 shrink-0 self-start figure text-h3 leading-[1.7rem] text-brass sm:w-12">
              {numeral}
            </span>
          )}
          <span className="min-w-0 grow">
            <span className="flex items-baseline-last">
              <span className="font-medium">{item.title}</span>
              <Leader className="ml-2 border-line-strong" />
            </span>
            <span className="mt-0.5 block max-w-measure-lg text-small text-muted">
              {item.description}
              <YearlyValue item={item} words={words} />
            </span>
          </span>
        </span>
      </th>
      <td className="w-px py-3.5 text-right whitespace-nowrap tabular-nums print:py-0.5">
        <MonthlyValue item={item} words={words} />
      </td>
    </tr>
  )
}

function MonthlyValue({ item: { price }, words }: Priced) {
  if (price === undefined) return <span className="text-small text-muted">{words.includedInPackage}</span>
  return (
    <span className="flex items-baseline">
      <Leader className="border-line-strong" />
      <span className="ml-2">{formatPounds(price)}</span>
      <span className="sr-only"> {words.perMonthSpoken}</span>
    </span>
  )
}

function YearlyValue({ item: { yearlyPrice }, words }: Priced) {
  if (yearlyPrice === undefined) return null
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-ink">
        ({interpolate(words.perYear, { price: formatPounds(yearlyPrice) })})
      </span>
    </>
  )
}
