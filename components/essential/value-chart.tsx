import { Section } from '@/components/ui/section'
import { valueChart } from '@/content/essential'
import type { ChartSeries } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'
import { ChartLoader } from './chart-loader'

const { title, lead, show, caption, failed, treatment, series, rows, axisMaximum } = valueChart

/** Pixels, from the specification. */
const HEIGHT = 380
/** Browsers do not force the colours of SVG, which otherwise keep those of the site's theme. */
const forcedColours =
  'forced-colors:[--accent:CanvasText] forced-colors:[--brass:CanvasText] forced-colors:[--ink:CanvasText] forced-colors:[--line:GrayText] forced-colors:[--muted:CanvasText] forced-colors:[--on-accent:Canvas] forced-colors:[--sunken:Canvas]'
/** The brass series is hollow, so that the series differ by more than colour. */
const swatches: Record<ChartSeries['colour'], string> = {
  accent: 'border-accent bg-accent',
  brass: 'border-brass bg-brass/15',
}

export function ValueChart() {
  return (
    <Section labelledBy="value" className={forcedColours}>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div>
          <h2 id="value">{title}</h2>
          <p className="mt-4 max-w-measure-2xl text-lead text-balance text-muted">{lead}</p>
        </div>
        <ul className="flex gap-6 text-small">
          {series.map(({ key, label, colour }) => (
            <li key={key} className="flex items-center gap-2">
              <span aria-hidden className={`size-3 border forced-color-adjust-none print-exact ${swatches[colour]}`} />
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
        <table className="mt-3 w-full max-w-2xl border-collapse break-inside-avoid text-left text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-ink text-small text-muted">
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
      </details>
    </Section>
  )
}
