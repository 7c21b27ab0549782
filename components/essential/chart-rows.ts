import type { ChartPoint } from '@/content/schema'

/** A label of the chart's legend, with its colour. */
export type ChartSeries = Pick<ChartPoint, 'label' | 'colour'>
/** The values of a category, in the order of the series. */
export type ChartRow = Pick<ChartPoint, 'category'> & { values: number[] }

/** Groups the points of a chart by category; the series are their labels, in order of appearance. */
export function chartRows(points: readonly ChartPoint[]): { series: ChartSeries[]; rows: ChartRow[] } {
  const series = [...new Map(points.map(({ label, colour }) => [label, { label, colour }])).values()]
  const categories = [...new Set(points.map(({ category }) => category))]
  const valueOf = (category: string, label: string) =>
    points.find((point) => point.category === category && point.label === label)!.value
  return {
    series,
    rows: categories.map((category) => ({ category, values: series.map(({ label }) => valueOf(category, label)) })),
  }
}
