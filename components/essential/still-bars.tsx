import { formatPounds } from '@/lib/prices/money'
import type { ChartRow, ChartSeries } from './chart-rows'

type Props = { series: readonly ChartSeries[]; rows: readonly ChartRow[]; axisMaximum: number }

/** The bars and figures of the chart until it has loaded, at the same places. Screen readers have the table. */
export function StillBars({ series, rows, axisMaximum }: Props) {
  return (
    <ul aria-hidden className="still-bars">
      {rows.map(({ category, values }) => (
        <li key={category}>
          <b>{category}</b>
          {values.map((value, index) => (
            <p key={index} className="display" style={{ '--share': value / axisMaximum }}>
              <i className={series[index]?.colour === 'solid' ? 'is-solid' : undefined} />
              {formatPounds(value)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
