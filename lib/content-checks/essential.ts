import type { ChartDataPoint, TitledText } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'
import { only, type ContentIssue } from './issue'

const file = 'content/essential.ts'
const FUNNEL = ['Low Intent', 'Medium Intent', 'High Intent', 'Booked Consultation']

/** The value chart: nothing beyond its axis, each bar once, and both values of every treatment. */
export function checkChart({
  points,
  axisMaximum,
}: {
  points: readonly ChartDataPoint[]
  axisMaximum: number
}): ContentIssue[] {
  return points.flatMap(({ category, series, value }, index) => {
    const found = (problem: string) => ({ file, entry: `valueChart.points[${index + 1}] (${category})`, problem })
    const other = points.find((point) => point.category === category && point.series !== series)
    const doubled = points.slice(0, index).some((point) => point.category === category && point.series === series)
    return only([
      value > axisMaximum &&
        found(`is ${formatPounds(value)}, beyond the axis: expected at most ${formatPounds(axisMaximum)}`),
      doubled && found(`has its ${series} twice: keep one`),
      !other &&
        found(`has no ${series === 'Initial Value' ? 'Lifetime Value' : 'Initial Value'}: expected both values`),
      series === 'Initial Value' &&
        other &&
        value > other.value &&
        found(
          `is worth ${formatPounds(value)} at first and ${formatPounds(other.value)} over a lifetime: expected the lifetime to be more`,
        ),
    ])
  })
}

/** The funnel narrows from the lowest intent to the booking. */
export function checkFunnel(bands: readonly TitledText[]): ContentIssue[] {
  const titles = bands.map(({ title }) => title)
  if (titles.join() === FUNNEL.join()) return []
  const problem = `are ${titles.join(', ')}: expected ${FUNNEL.join(', ')}, in this order`
  return [{ file, entry: 'funnel.bands', problem }]
}
