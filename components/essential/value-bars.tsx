import type { LabelProps } from 'recharts'
import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ChartRow, ChartSeries } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'

export type ValueBarsProps = {
  /** Accessible name of the chart. */
  label: string
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
  /** Pounds. */
  axisMaximum: number
}

/** Pixels, from the specification. */
const BAR_SIZE = 28
/** Pixels that a label needs inside its bar. */
const LABEL_WIDTH = 68
/** Milliseconds between two updates of the tooltip, from the specification: one frame at 60 Hz. */
const TOOLTIP_THROTTLE_MS = 1000 / 60

/** Fill opacity of the brass series, which is drawn as an outline. */
const HOLLOW_OPACITY = 0.15
const isHollow = (colour: ChartSeries['colour']) => colour === 'brass'

const tickStyle = { fill: 'var(--muted)', fontSize: 15 }

/** The bar chart. Load this module lazily: it imports Recharts. */
export function ValueBars({ label, rows, series, axisMaximum }: ValueBarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        layout="vertical"
        data={rows}
        aria-label={label}
        margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
        throttleDelay={TOOLTIP_THROTTLE_MS}
        throttledEvents="all"
      >
        <CartesianGrid syncWithTicks horizontal={false} stroke="var(--line)" />
        <XAxis
          type="number"
          domain={[0, axisMaximum]}
          tickCount={3}
          tickFormatter={formatPounds}
          interval={0}
          axisLine={false}
          tickLine={false}
          tick={tickStyle}
        />
        <YAxis
          type="category"
          dataKey="category"
          width={92}
          axisLine={{ stroke: 'var(--ink)' }}
          tickLine={false}
          tick={{ ...tickStyle, fill: 'var(--ink)' }}
        />
        <Tooltip
          formatter={(value) => formatPounds(Number(value))}
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 12,
            boxShadow: 'var(--float)',
          }}
          labelStyle={{ color: 'var(--ink)', fontWeight: 500 }}
          itemStyle={{ color: 'var(--ink)', padding: 0 }}
        />
        {series.map(({ key, label: name, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={name}
            barSize={BAR_SIZE}
            fill={`var(--${colour})`}
            fillOpacity={isHollow(colour) ? HOLLOW_OPACITY : 1}
            stroke={`var(--${colour})`}
            radius={[0, 6, 6, 0]}
            animationDuration={400}
          >
            <LabelList dataKey={key} content={(label) => <BarLabel {...label} hollow={isHollow(colour)} />} />
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** The label of a bar: inside its end if it fits, otherwise after it. */
function BarLabel({ x = 0, y = 0, width = 0, height = 0, value = 0, hollow }: LabelProps & { hollow: boolean }) {
  const isInside = Number(width) >= LABEL_WIDTH
  return (
    <text
      x={Number(x) + Number(width) + (isInside ? -10 : 8)}
      y={Number(y) + Number(height) / 2}
      dy="0.36em"
      textAnchor={isInside ? 'end' : 'start'}
      fill={isInside && !hollow ? 'var(--on-accent)' : 'var(--ink)'}
      className="text-small tabular-nums"
    >
      {formatPounds(Number(value))}
    </text>
  )
}
