import type { PackageItem } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { ItemIcon } from './item-icon'
import { Leader } from './price'

type Priced = { item: PackageItem; labels: PriceLabels }

export function LedgerRow({ item, labels, numeral }: Priced & { numeral?: number }) {
  return (
    <tr className="break-inside-avoid align-baseline">
      <th scope="row" className="py-3.5 font-normal print:py-0.5">
        <span className="flex items-baseline">
          {/* On phones the icon stands below the numeral, so that the titles keep their line. */}
          <span aria-hidden className="mr-2 flex shrink-0 flex-col self-start sm:mr-4 sm:flex-row">
            {numeral && <span className="figure text-h3 leading-[1.7rem] text-brass sm:w-12">{numeral}</span>}
            <ItemIcon icon={item.icon} />
          </span>
          <span className="min-w-0 grow">
            <span className="flex items-baseline-last">
              <span className="font-medium">{item.title}</span>
              <Leader className="ml-2 border-line-strong" />
            </span>
            {item.description && (
              <span className="mt-0.5 block max-w-measure-lg text-small text-muted">
                {item.description}
                <YearlyValue item={item} labels={labels} />
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="w-px py-3.5 text-right whitespace-nowrap tabular-nums print:py-0.5">
        <MonthlyValue item={item} labels={labels} />
      </td>
    </tr>
  )
}

function MonthlyValue({ item: { price }, labels }: Priced) {
  if (price === undefined) return <span className="text-small text-muted">{labels.includedInPackage}</span>
  return (
    <span className="flex items-baseline">
      <Leader className="border-line-strong" />
      <span className="ml-2">{formatPounds(price)}</span>
      <span className="sr-only"> {labels.perMonthSpoken}</span>
    </span>
  )
}

function YearlyValue({ item: { yearlyPrice }, labels }: Priced) {
  if (yearlyPrice === undefined) return null
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-ink">
        ({interpolate(labels.perYear, { price: formatPounds(yearlyPrice) })})
      </span>
    </>
  )
}
