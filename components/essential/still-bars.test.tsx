import { renderToStaticMarkup } from 'react-dom/server'
import { StillBars } from './still-bars'

test('draws each value as its share of the axis, next to its figure', () => {
  const series = [
    { label: 'First', colour: 'hollow' },
    { label: 'Later', colour: 'solid' },
  ] as const
  const rows = [{ category: 'Veneers', values: [1000, 3000] }]
  const html = renderToStaticMarkup(<StillBars series={series} rows={rows} axisMaximum={4000} />)
  const bars = [...html.matchAll(/--share:([\d.]+)"><i(.*?)><\/i>(.*?)<\/p>/g)].map(([, ...bar]) => bar)
  expect(bars).toEqual([
    ['0.25', '', '£1,000'],
    ['0.75', ' class="is-solid"', '£3,000'],
  ])
})
