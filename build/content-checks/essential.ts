import type { ChartDataPoint, TitledText } from '@/content/schema'
import { formatPounds } from '@/lib/prices/money'
import { compact, type ContentIssue } from './issue'

const file = 'content/essential.ts'
const FUNNEL = ['Low Intent', 'Medium Intent', 'High Intent', 'Booked Consultation']

/** Checks that each treatment has both values, once, within the axis. */
export function checkChart({
  points,
  axisMaximum,
}: {
  points: readonly ChartDataPoint[]
  axisMaximum: number
}): ContentIssue[] {
  return points.flatMap(({ category, series, value }, index) => {
    const issue = (message: string) => ({ file, entry: `valueChart.points[${index + 1}] (${category})`, message })
    const other = points.find((point) => point.category === category && point.series !== series)
    const isDuplicate = points.slice(0, index).some((point) => point.category === category && point.series === series)
    return compact([
      value > axisMaximum &&
        issue(`is ${formatPounds(value)}, beyond the axis: expected at most ${formatPounds(axisMaximum)}`),
      isDuplicate && issue(`has its ${series} twice: keep one`),
      !other &&
        issue(`has no ${series === 'Initial Value' ? 'Lifetime Value' : 'Initial Value'}: expected both values`),
      series === 'Initial Value' &&
        other &&
        value > other.value &&
        issue(
          `is worth ${formatPounds(value)} at first and ${formatPounds(other.value)} over a lifetime: expected the lifetime to be more`,
        ),
    ])
  })
}

/** Checks that the funnel narrows from the lowest intent to the booking. */
export function checkFunnel(bands: readonly TitledText[]): ContentIssue[] {
  const titles = bands.map(({ title }) => title)
  if (titles.join() === FUNNEL.join()) return []
  const message = `are ${titles.join(', ')}: expected ${FUNNEL.join(', ')}, in this order`
  return [{ file, entry: 'funnel.bands', message }]
}
