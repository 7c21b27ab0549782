import { valueChart } from '@/content/essential'
import { formatPounds } from '@/lib/prices/money'
import type { ChartRow, ChartSeries } from './chart-rows'

const { show, caption, treatment } = valueChart

/** A collapsed table of the chart’s figures. */
export function ValueTable({ series, rows }: { series: readonly ChartSeries[]; rows: readonly ChartRow[] }) {
  return (
    <details className="mt-6">
      <summary className="screen-only touch-target cursor-pointer link">{show}</summary>
      {/* Scrolls with a large font. tabIndex is for browsers in which scroll containers are not focusable. */}
      <div role="group" aria-labelledby="value-table" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="ledger">
          <caption id="value-table" className="sr-only">
            {caption}
          </caption>
          <thead className="text-sm">
            <tr>
              <th scope="col">{treatment}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ category, values }) => (
              <tr key={category}>
                <th scope="row">{category}</th>
                {values.map((value, index) => (
                  <td key={series[index]?.label}>{formatPounds(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
