import type { LabelProps, TooltipContentProps, XAxisTickContentProps } from 'recharts'
import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatPounds } from '@/lib/prices/money'
import type { ChartRow, ChartSeries } from './chart-rows'

type Chart = { caption: string; series: ChartSeries[]; rows: ChartRow[]; axisMaximum: number }
export type ValueBarsProps = { chart: Chart }

// Sizes in pixels, as Recharts expects them.
const BAR_SIZE = 28
const BAR_STROKE = 1.5
const BAR_GAP = 4
/** The minimum size of the display typeface. */
const FIGURE_SIZE = 36
/** Between a bar and its labels, and between the axis and its amounts. */
const LABEL_GAP = 8
const AXIS_HEIGHT = 34
/** Milliseconds between two updates of the tooltip: one frame at 60 Hz. */
const TOOLTIP_THROTTLE_MS = 1000 / 60

const format = (value: unknown) => formatPounds(Number(value))

/** The bar chart. Load this module lazily: it imports Recharts. */
export function ValueBars({ chart: { caption, rows, series, axisMaximum } }: ValueBarsProps) {
  return (
    <BarChart
      // ResponsiveContainer logs a warning when the chart is hidden, as in print.
      responsive
      className="value-bars"
      style={{ width: '100%', height: '100%' }}
      layout="vertical"
      data={rows}
      role="img"
      aria-label={caption}
      // Keyboard users have the table: in a vertical layout, Recharts ignores two arrow keys, and stops at the last bar.
      tabIndex={-1}
      margin={{ top: 12, right: BAR_STROKE, bottom: 0, left: BAR_STROKE }}
      barGap={BAR_GAP}
      throttleDelay={TOOLTIP_THROTTLE_MS}
      throttledEvents="all"
    >
      <XAxis
        type="number"
        domain={[0, axisMaximum]}
        height={AXIS_HEIGHT}
        tickCount={3}
        interval={0}
        stroke="currentColor"
        tickMargin={LABEL_GAP}
        tick={AxisLabel}
      />
      <YAxis type="category" dataKey="category" hide />
      <Tooltip
        content={ValuesOfRow}
        cursor={false}
        // Above the bars: it covers the name of the category, but no figures.
        position={{ x: 0 }}
        offset={(series.length * (BAR_SIZE + BAR_GAP)) / 2}
        reverseDirection={{ x: false, y: true }}
        allowEscapeViewBox={{ x: false, y: true }}
        wrapperStyle={{ width: 'max-content', maxWidth: 'calc(100% + var(--figure-space))' }}
      />
      {series.map(({ label: name, colour }, index) => (
        <Bar
          key={name}
          dataKey={({ values }: ChartRow) => values[index]}
          name={name}
          barSize={BAR_SIZE}
          fill={colour === 'solid' ? 'var(--solid)' : 'transparent'}
          stroke="currentColor"
          strokeWidth={BAR_STROKE}
          isAnimationActive={false}
        >
          {index === 0 && <LabelList dataKey="category" content={CategoryLabel} />}
          <LabelList content={FigureLabel} />
        </Bar>
      ))}
    </BarChart>
  )
}

/** The tooltip: the category and its values, on one line in most windows. */
function ValuesOfRow({ label, payload }: TooltipContentProps) {
  return (
    <p
      role="status"
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '0.9em',
        background: 'var(--surface-deep)',
        fontSize: 'clamp(0.875rem, 3.9vw, 1rem)',
      }}
    >
      <b style={{ fontWeight: 600 }}>{label}</b>
      {payload.map(({ name, value }) => (
        <span key={name}>{`${name}: ${format(value)}`}</span>
      ))}
    </p>
  )
}

const ANCHORS = ['start', 'middle', 'end'] as const

/** An amount below its tick. The first one begins with the bars, and the last one ends with the axis. */
function AxisLabel({ x, y, index, payload }: XAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.71em" fontSize="15" textAnchor={ANCHORS[index]} fontWeight="500" fill="currentColor">
      {format(payload.value)}
    </text>
  )
}

/** The category, above its first bar. */
function CategoryLabel({ x, y = 0, value }: LabelProps) {
  return (
    <text x={x} y={Number(y) - LABEL_GAP} fontWeight="600" fill="currentColor">
      {value}
    </text>
  )
}

/** The figure, to the right of its bar. */
function FigureLabel({ x = 0, y = 0, width = 0, height = 0, value }: LabelProps) {
  return (
    <text
      x={Number(x) + Number(width) + LABEL_GAP}
      y={Number(y) + Number(height) / 2}
      dy="0.29em"
      fontSize={FIGURE_SIZE}
      fill="currentColor"
      className="display"
    >
      {format(value)}
    </text>
  )
}
