import { valueChart } from '@/content/essential'
import type { ChartRow, ChartSeries } from '@/lib/prices/chart-rows'
import { formatPounds } from '@/lib/prices/money'

/** The figures of the chart as a table, for screen readers and print. */
export function ValueTable({ rows, series }: { rows: readonly ChartRow[]; series: readonly ChartSeries[] }) {
  return (
    <table className="mt-3 w-full max-w-2xl border-collapse break-inside-avoid text-left text-small">
      <caption className="sr-only">{valueChart.caption}</caption>
      <thead>
        <tr className="border-b border-ink text-fine text-muted">
          <th scope="col" className="pb-2 font-normal">
            {valueChart.treatment}
          </th>
          {series.map(({ series: name }) => (
            <th key={name} scope="col" className="pb-2 pl-4 text-right font-normal">
              {name}
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
            {series.map(({ series: name }) => (
              <td key={name} className="py-3 pl-4 text-right tabular-nums">
                {formatPounds(row[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
