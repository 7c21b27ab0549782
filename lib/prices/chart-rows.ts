import type { ChartDataPoint } from '@/content/types'

type Series = ChartDataPoint['series']

/** One category with a value in whole pounds for each of its series. */
export type ChartRow = { category: string } & Record<Series, number>

/** A line of the legend. */
export type ChartSeries = Pick<ChartDataPoint, 'series' | 'colour'>

/**
 * The points gathered by category, in the order in which the categories first stand.
 * @throws Error when a category lacks one of the series.
 */
export function chartRows(points: readonly ChartDataPoint[]): ChartRow[] {
  const series = chartSeries(points).map((entry) => entry.series)
  return [...new Set(points.map(({ category }) => category))].map((category) => {
    const values = series.map((name) => {
      const point = points.find((candidate) => candidate.category === category && candidate.series === name)
      if (!point) throw new Error(`The chart has no ${name} for ${category}`)
      return [name, point.value] as const
    })
    return { category, ...(Object.fromEntries(values) as Record<Series, number>) }
  })
}

/** The series of the points with their colours, in the order in which they first stand. */
export function chartSeries(points: readonly ChartDataPoint[]): ChartSeries[] {
  return points
    .filter(({ series }, index) => points.findIndex((point) => point.series === series) === index)
    .map(({ series, colour }) => ({ series, colour }))
}
