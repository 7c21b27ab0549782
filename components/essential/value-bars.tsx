import type { LabelProps, RectangleProps, XAxisTickContentProps } from 'recharts'
import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatPounds } from '@/lib/prices/money'
import type { ChartRow, ChartSeries } from './chart-rows'

type Chart = { caption: string; failed: string; series: ChartSeries[]; rows: ChartRow[]; axisMaximum: number }
export type ValueBarsProps = { chart: Chart }

/** Sizes in pixels, as Recharts expects them. */
const BAR_SIZE = 28
const BAR_STROKE = 1.5
/** Between the bars of a category. */
const BAR_GAP = 4
/** The smallest size of the voice. */
const FIGURE_SIZE = 36
/** Between a bar and its labels. */
const LABEL_GAP = 8
/** For the axis, and the amounts below it. */
const AXIS_HEIGHT = 34
/** On both sides of a category, as a share of its space. */
const CATEGORY_GAP = '10%'
/** Milliseconds between two updates of the tooltip: one frame at 60 Hz. */
const TOOLTIP_THROTTLE_MS = 1000 / 60

/** The bar chart. Load this module lazily: it imports Recharts. */
export function ValueBars({ chart: { caption, rows, series, axisMaximum } }: ValueBarsProps) {
  const barsHeight = series.length * (BAR_SIZE + BAR_GAP)
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
      barCategoryGap={CATEGORY_GAP}
      throttleDelay={TOOLTIP_THROTTLE_MS}
      throttledEvents="all"
    >
      <PoundAxis maximum={axisMaximum} />
      <YAxis type="category" dataKey="category" hide />
      <Tooltip
        separator=": "
        formatter={(value) => formatPounds(Number(value))}
        cursor={<RowTint barsHeight={barsHeight} />}
        // Replaces the label of its category, so that it covers no figure.
        position={{ x: 0 }}
        offset={barsHeight / 2}
        reverseDirection={{ x: false, y: true }}
        allowEscapeViewBox={{ x: false, y: true }}
        wrapperClassName="value-tooltip"
        contentStyle={{ background: 'var(--deep)', border: 'none', padding: 0, whiteSpace: 'normal' }}
        wrapperStyle={{ width: 'max-content', maxWidth: 'calc(100% + var(--figure-space))' }}
        itemStyle={{ color: 'var(--ink)', padding: 0 }}
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
          <LabelList dataKey={({ values }: ChartRow) => values[index]} content={FigureLabel} />
        </Bar>
      ))}
    </BarChart>
  )
}

type RowTintProps = RectangleProps & { barsHeight: number }

/** Behind the bars of a category and the tooltip above them, as one rectangle. Recharts gives it the space of the category. */
function RowTint({ barsHeight, y = 0, height = 0 }: RowTintProps) {
  return (
    <rect
      className="value-tint"
      style={{ '--middle': `${Number(y) + Number(height) / 2}px`, '--bars-height': `${barsHeight}px` }}
    />
  )
}

/** Ends at the right edge of the chart. */
function PoundAxis({ maximum }: { maximum: number }) {
  return (
    <XAxis
      type="number"
      domain={[0, maximum]}
      height={AXIS_HEIGHT}
      tickCount={3}
      interval={0}
      stroke="currentColor"
      tickMargin={LABEL_GAP}
      tick={AxisLabel}
    />
  )
}

const ANCHORS = ['start', 'middle', 'end'] as const

/** An amount below its tick. The first one begins with the bars, and the last one ends with the axis. */
function AxisLabel({ x, y, index, payload }: XAxisTickContentProps) {
  return (
    <text x={x} y={y} dy="0.71em" fontSize="15" textAnchor={ANCHORS[index]} className="fill-current font-medium">
      {formatPounds(Number(payload.value))}
    </text>
  )
}

/** The category, above its first bar. */
function CategoryLabel({ x, y = 0, value }: LabelProps) {
  return (
    <text x={x} y={Number(y) - LABEL_GAP} className="fill-current font-semibold">
      {value}
    </text>
  )
}

/** The figure, after its bar. */
function FigureLabel({ x = 0, y = 0, width = 0, height = 0, value = 0 }: LabelProps) {
  return (
    <text
      x={Number(x) + Number(width) + LABEL_GAP}
      y={Number(y) + Number(height) / 2}
      dy="0.29em"
      fontSize={FIGURE_SIZE}
      className="value-figure"
    >
      {formatPounds(Number(value))}
    </text>
  )
}
