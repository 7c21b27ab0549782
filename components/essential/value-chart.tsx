import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { valueChart } from '@/content/essential'
import { ChartLoader } from './chart-loader'
import { chartRows } from './chart-rows'
import { StillBars } from './still-bars'
import { ValueTable } from './value-table'

const { title, lead, caption, axisMaximum } = valueChart
const { series, rows } = chartRows(valueChart.points)

/** The bar chart with its legend, and a table of its figures, which replaces the chart on paper. */
export function ValueChart() {
  return (
    <Section labelledBy="value" isBare className="value-chart">
      <TitleRow id="value" title={title} lead={lead} />
      <ul className="screen-only mt-8 flex flex-wrap gap-x-7 gap-y-2 font-semibold">
        {series.map(({ label, colour }) => (
          <li key={label} className="flex items-center gap-2.5">
            <span className={`legend-bar ${colour === 'solid' ? 'is-solid' : ''}`} />
            {label}
          </li>
        ))}
      </ul>
      <div className="screen-only value-plot">
        <ChartLoader chart={{ caption, series, rows, axisMaximum }}>
          <StillBars series={series} rows={rows} axisMaximum={axisMaximum} />
        </ChartLoader>
      </div>
      <ValueTable series={series} rows={rows} />
    </Section>
  )
}
