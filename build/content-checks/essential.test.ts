import { funnel, valueChart } from '@/content/essential'
import type { ChartDataPoint } from '@/content/schema'
import { checkChart, checkFunnel } from './essential'

const [first, second] = valueChart.points
const messages = (...points: ChartDataPoint[]) =>
  checkChart({ points, axisMaximum: 8000 }).map(({ entry, message }) => `${entry} ${message}`)

test('the chart and the funnel as they stand', () => {
  expect(messages(...valueChart.points)).toEqual([])
  expect(checkFunnel(funnel.bands)).toEqual([])
})

test('a value beyond the axis', () => {
  expect(messages(first, { ...second, value: 8500 })).toEqual([
    'valueChart.points[2] (Implants) is £8,500, beyond the axis: expected at most £8,000',
  ])
})

test('a treatment with one value, and one with a value twice', () => {
  expect(messages(first)).toEqual(['valueChart.points[1] (Implants) has no Lifetime Value: expected both values'])
  expect(messages(first, second, second)).toEqual([
    'valueChart.points[3] (Implants) has its Lifetime Value twice: keep one',
  ])
})

test('a lifetime that is worth less than the first treatment', () => {
  expect(messages(first, { ...second, value: 2000 })).toEqual([
    expect.stringContaining('expected the lifetime to be more'),
  ])
})

test('bands of the funnel in another order', () => {
  expect(checkFunnel(funnel.bands.toReversed())).toEqual([
    expect.objectContaining({
      entry: 'funnel.bands',
      message: expect.stringContaining('expected Low Intent, Medium Intent'),
    }),
  ])
})
