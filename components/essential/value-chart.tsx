import { Section } from '@/components/ui/section'
import { valueChart } from '@/content/essential'
import type { ColourToken } from '@/content/schema'
import { chartRows, chartSeries } from '@/lib/prices/chart-rows'
import { ChartLoader } from './chart-loader'
import { ValueTable } from './value-table'

const rows = chartRows(valueChart.points)
const series = chartSeries(valueChart.points)
/** The first series is hollow, so that the series differ by more than colour. */
const swatches: Record<ColourToken, string> = { accent: 'border-accent bg-accent', brass: 'border-brass bg-brass/15' }

export function ValueChart() {
  const { title, lead, show, axisMaximum, barSize, height, tooltipThrottle, caption, failed } = valueChart
  return (
    <Section labelledBy="value">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 id="value">{title}</h2>
          <p className="mt-4 max-w-measure-2xl text-lead text-balance text-muted">{lead}</p>
        </div>
        <ul className="flex gap-6 text-small">
          {series.map(({ series: name, colour }) => (
            <li key={name} className="flex items-center gap-2">
              <span
                aria-hidden
                className={`rounded-xs size-3 border forced-color-adjust-none print-exact ${swatches[colour]}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div style={{ height }} className="mt-10 print:hidden noscript:hidden">
        <ChartLoader
          label={caption}
          failed={failed}
          rows={rows}
          series={series}
          axisMaximum={axisMaximum}
          barSize={barSize}
          throttle={tooltipThrottle}
        />
      </div>
      <details className="mt-6 print:mt-0 print:details-content:[content-visibility:visible] noscript:details-content:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small link print:hidden">
          {show}
        </summary>
        <ValueTable rows={rows} series={series} />
      </details>
    </Section>
  )
}
