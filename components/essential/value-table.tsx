import { valueChart } from '@/content/essential'
import { formatPounds } from '@/lib/prices/money'

/** The figures of the chart as a table, for screen readers and print. */
export function ValueTable() {
  const { caption, treatment, series, rows } = valueChart
  return (
    <table className="mt-3 w-full max-w-2xl border-collapse break-inside-avoid text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-fine text-muted">
          <th scope="col" className="pb-2 font-normal">
            {treatment}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="pb-2 pl-4 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.category} className="border-b border-line">
            <th scope="row" className="py-3 font-medium">
              {row.category}
            </th>
            {series.map(({ key }) => (
              <td key={key} className="py-3 pl-4 text-right tabular-nums">
                {formatPounds(row[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
