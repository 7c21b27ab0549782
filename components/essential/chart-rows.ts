import type { ChartPoint } from '@/content/types'

/** A label of the chart's legend, with its colour. */
export type ChartSeries = Pick<ChartPoint, 'label' | 'colour'>
/** The values of a category, in the order of the series. */
export type ChartRow = Pick<ChartPoint, 'category'> & { values: number[] }

/** Groups the points of a chart by category; the series are their labels, in order of appearance. */
export function chartRows(points: readonly ChartPoint[]): { series: ChartSeries[]; rows: ChartRow[] } {
  const labels = [...new Set(points.map(({ label }) => label))]
  const categories = [...new Set(points.map(({ category }) => category))]
  return {
    series: labels.map((label) => ({ label, colour: points.find((point) => point.label === label)!.colour })),
    rows: categories.map((category) => ({
      category,
      values: labels.flatMap((label) =>
        points.filter((point) => point.category === category && point.label === label).map(({ value }) => value),
      ),
    })),
  }
}
