import type { ChartPoint } from '@/content/schema'
import { chartRows } from './chart-rows'

test('groups points in any order by category, and has a series for each label', () => {
  const initial = { label: 'Initial', colour: 'hollow' } as const
  const lifetime = { label: 'Lifetime', colour: 'solid' } as const
  const points: ChartPoint[] = [
    { category: 'Implants', ...initial, value: 1 },
    { category: 'Veneers', ...lifetime, value: 4 },
    { category: 'Veneers', ...initial, value: 3 },
    { category: 'Implants', ...lifetime, value: 2 },
  ]
  expect(chartRows(points)).toEqual({
    series: [initial, lifetime],
    rows: [
      { category: 'Implants', values: [1, 2] },
      { category: 'Veneers', values: [3, 4] },
    ],
  })
})
