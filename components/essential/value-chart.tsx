import { Section } from '@/components/ui/section'
import { valueChart } from '@/content/essential'
import type { ChartSeries } from '@/content/schema'
import { ChartLoader } from './chart-loader'
import { ValueTable } from './value-table'

/** Pixels, from the specification. */
const HEIGHT = 380
/** The first series is hollow, so that the series differ by more than colour. */
const swatches: Record<ChartSeries['colour'], string> = {
  accent: 'border-accent bg-accent',
  brass: 'border-brass bg-brass/15',
}

export function ValueChart() {
  const { title, lead, show, caption, failed, series, rows, axisMaximum } = valueChart
  return (
    <Section labelledBy="value">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 id="value">{title}</h2>
          <p className="mt-4 max-w-measure-2xl text-lead text-balance text-muted">{lead}</p>
        </div>
        <ul className="flex gap-6 text-small">
          {series.map(({ key, label, colour }) => (
            <li key={key} className="flex items-center gap-2">
              <span
                aria-hidden
                className={`rounded-xs size-3 border forced-color-adjust-none print-exact ${swatches[colour]}`}
              />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <div style={{ height: HEIGHT }} className="mt-10 print:hidden noscript:hidden">
        <ChartLoader label={caption} failed={failed} rows={rows} series={series} axisMaximum={axisMaximum} />
      </div>
      <details className="mt-6 print:mt-0 print:details-content:[content-visibility:visible] noscript:details-content:[content-visibility:visible]">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small link print:hidden">
          {show}
        </summary>
        <ValueTable />
      </details>
    </Section>
  )
}
