import { valueChart } from '@/content/essential'
import { chartRows, chartSeries } from './chart-rows'

test('gathers the points by treatment, with the figures of the specification', () => {
  expect(chartRows(valueChart.points)).toEqual([
    { category: 'Implants', 'Initial Value': 3000, 'Lifetime Value': 7000 },
    { category: 'Invisalign', 'Initial Value': 3500, 'Lifetime Value': 6500 },
    { category: 'Smile Makeovers', 'Initial Value': 2000, 'Lifetime Value': 4000 },
  ])
})

test('names each series once', () => {
  expect(chartSeries(valueChart.points).map(({ series }) => series)).toEqual(['Initial Value', 'Lifetime Value'])
})

test('refuses a treatment without one of its values', () => {
  expect(() => chartRows(valueChart.points.slice(1))).toThrow('The chart has no Initial Value for Implants')
})
