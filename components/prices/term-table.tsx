import { firstMonths } from '@/content/price-labels'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { formatPoundRange, formatPounds, formatUnbrokenRange } from '@/lib/prices/money'
import type { TermCost } from '@/lib/prices/term-cost'

type Props = { caption: string; cost: TermCost }

/**
 * The sums of a minimum term.
 * @param caption for screen readers only.
 */
export function TermTable({ caption, cost }: Props) {
  return (
    // Explicit roles, because browsers drop the implicit ones of tables with display: grid.
    <table role="table" className="ledger w-full border-collapse border-b text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody role="rowgroup">
        {rowsOf(cost).map((row, index) => (
          <TermRow key={row.name} {...row} isFirst={index === 0} />
        ))}
      </tbody>
    </table>
  )
}

type Row = { name: string; calculation?: string; sum: string; isTotal?: boolean; isStrong?: boolean }

/** Lists the sums in the order in which they add up. */
function rowsOf({ months, setup, monthly, monthlyFees, fees, adSpend }: TermCost): Row[] {
  const { setupRow, monthlyRow, termRow, adSpendRow, togetherRow, eachMonth } = firstMonths
  const eachOf = (sum: string) => (months === 1 ? undefined : interpolate(eachMonth, { months, sum }))
  const total = months === 1 ? termRow.one : interpolate(termRow.many, { monthsInWords: numberWord(months) })
  const rows: Row[] = [
    { name: monthlyRow, calculation: eachOf(formatPounds(monthly)), sum: formatPounds(monthlyFees) },
    { name: total, sum: formatPounds(fees), isTotal: true },
  ]
  if (setup !== undefined) rows.unshift({ name: setupRow, sum: formatPounds(setup) })
  if (adSpend)
    rows.push(
      {
        name: adSpendRow,
        calculation: eachOf(formatUnbrokenRange(adSpend.monthly)),
        sum: formatPoundRange(adSpend.term),
      },
      { name: togetherRow, sum: formatPoundRange(adSpend.withFees), isStrong: true },
    )
  return rows
}

function TermRow({ name, calculation, sum, isTotal = false, isStrong = isTotal, isFirst }: Row & { isFirst: boolean }) {
  const rule = isFirst ? '' : 'border-t'
  return (
    <tr role="row" className={`break-inside-avoid ${isTotal ? 'items-center border-t-6' : rule}`}>
      <th role="rowheader" className={`ledger-cell pe-3 text-name ${isStrong ? 'font-semibold' : 'font-normal'}`}>
        {name}
        {calculation && <span className="block text-base">{` ${calculation}`}</span>}
      </th>
      <td role="cell" className="ledger-cell ledger-values text-right">
        <span className={`voice ${isTotal ? 'block py-3 trim-caps display-[var(--text-heading)]' : 'ledger-sum'}`}>
          {sum}
        </span>
      </td>
    </tr>
  )
}
