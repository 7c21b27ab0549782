import type { PackageItem } from '@/content/schema'
import type { PriceLabels } from '@/lib/prices/investment'
import { LedgerRow } from './ledger-row'
import { TotalValue } from './price'

/** Lets wide values overlap the column of names, which needs the width on phones. */
const overhang = '-ml-24 block text-right'

/**
 * A table of the included items, with the monthly value of each and the total.
 * @param caption for screen readers only.
 * @param totalValue whole pounds a month; omit it if the investment panel contains the total.
 * @param numbered numbers the items.
 */
export function Ledger({
  caption,
  items,
  totalValue,
  labels,
  numbered = false,
  className = '',
}: {
  caption: string
  items: readonly PackageItem[]
  totalValue?: number
  labels: PriceLabels
  numbered?: boolean
  className?: string
}) {
  return (
    <table
      className={`w-full border-collapse border-ink text-left print:break-inside-avoid ${totalValue === undefined ? 'border-b' : ''} ${className}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-muted border-b border-ink text-small">
          <th scope="col" className="pb-3 font-normal">
            {labels.included}
          </th>
          <th scope="col" className="w-px pb-3 font-normal whitespace-nowrap">
            <span className={overhang}>{labels.monthlyValue}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <LedgerRow key={item.id} item={item} labels={labels} numeral={numbered ? index + 1 : undefined} />
        ))}
      </tbody>
      {totalValue !== undefined && (
        <tfoot>
          <tr className="border-t border-ink align-baseline">
            <th scope="row" className="pt-5 font-medium">
              {labels.totalValue}
            </th>
            <td className="w-px pt-5 whitespace-nowrap">
              <span className={overhang}>
                <TotalValue totalValue={totalValue} labels={labels} />
              </span>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
