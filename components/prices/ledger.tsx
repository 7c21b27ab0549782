import type { PackageItem } from '@/content/schema'
import type { PriceLabels } from '@/lib/prices/investment'
import { formatPounds } from '@/lib/prices/money'
import { LedgerRow } from './ledger-row'
import { PerMonth } from './price'

/**
 * A table of the included items, with the monthly value of each and the total.
 * @param caption for screen readers only.
 * @param totalValue whole pounds a month; omit it if the page shows the total elsewhere.
 * @param isNumbered numbers the items.
 * @param isCompact fits half the width of a wide screen.
 */
export function Ledger({
  caption,
  items,
  totalValue,
  labels,
  isNumbered = false,
  isCompact = false,
}: {
  caption: string
  items: readonly PackageItem[]
  totalValue?: number
  labels: PriceLabels
  isNumbered?: boolean
  isCompact?: boolean
}) {
  return (
    <table className={`w-full border-collapse text-left ${totalValue === undefined ? 'border-b' : ''}`}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-small font-semibold">
          <th scope="col" className="pb-2.5">
            {labels.included}
          </th>
          <th scope="col" className="pb-2.5 text-right wrap-anywhere">
            {labels.monthlyValue}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <LedgerRow
            key={item.id}
            item={item}
            labels={labels}
            numeral={isNumbered ? index + 1 : undefined}
            isCompact={isCompact}
          />
        ))}
      </tbody>
      {totalValue !== undefined && (
        <tfoot>
          <tr className="border-t-6 align-baseline">
            <th scope="row" className="pt-4 font-semibold">
              {labels.totalValue}
            </th>
            <td className="pt-4 text-right whitespace-nowrap">
              <span className={`voice ${isCompact ? 'text-[clamp(2.25rem,3.4vw,5.2rem)]' : 'text-ledger'}`}>
                {formatPounds(totalValue)}
              </span>
              <PerMonth labels={labels} className="ms-1" />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
