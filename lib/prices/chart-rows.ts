import type { ChartDataPoint } from '@/content/schema'

type Series = ChartDataPoint['series']

export type ChartRow = { category: string } & Record<Series, number>

export type ChartSeries = Pick<ChartDataPoint, 'series' | 'colour'>

/**
 * Groups the points by category, in the order of first appearance.
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

/** @returns each series with its colour, in the order of first appearance. */
export function chartSeries(points: readonly ChartDataPoint[]): ChartSeries[] {
  return points
    .filter(({ series }, index) => points.findIndex((point) => point.series === series) === index)
    .map(({ series, colour }) => ({ series, colour }))
}
