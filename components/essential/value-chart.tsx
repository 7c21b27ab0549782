import { Section } from '@/components/ui/section'
import { valueChart } from '@/content/essential'
import { chartRows } from '@/lib/chart-rows'
import { formatPounds } from '@/lib/prices/money'
import { ChartLoader } from './chart-loader'

const { title, lead, show, caption, treatment, failed, axisMaximum } = valueChart
const { series, rows } = chartRows(valueChart.points)

export function ValueChart() {
  return (
    <Section labelledBy="value">
      <h2 id="value">{title}</h2>
      <p className="mt-4 max-w-[34em] text-lead">{lead}</p>
      <ul className="mt-8 flex flex-wrap gap-x-7 gap-y-2 font-semibold paper:hidden">
        {series.map(({ label, colour }) => (
          <li key={label} className="flex items-center gap-2.5">
            <span
              aria-hidden
              className={`h-4 w-7 border-[1.5px] forced-color-adjust-none ${colour === 'solid' ? 'bg-solid forced-colors:bg-current' : ''}`}
            />
            {label}
          </li>
        ))}
      </ul>
      <div className="mt-5 h-[380px] noscript:hidden paper:hidden">
        <ChartLoader chart={{ caption, failed, series, rows, axisMaximum }} />
      </div>
      <details className="value-table mt-6 paper:mt-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center link paper:hidden">{show}</summary>
        <table className="mt-3 w-full max-w-[40rem] border-collapse break-inside-avoid text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-ink text-small">
              <th scope="col" className="pb-2 font-semibold">
                {treatment}
              </th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className="pb-2 pl-4 text-right font-semibold">
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
                {row.values.map((value, index) => (
                  <td key={series[index]?.label} className="py-3 pl-4 text-right tabular-nums">
                    {formatPounds(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}
