import { render } from '@/jest/render'
import { StillBars } from './still-bars'

test('draws each value as its share of the axis, next to its figure', () => {
  const series = [
    { label: 'First', colour: 'hollow' },
    { label: 'Later', colour: 'solid' },
  ] as const
  const rows = [{ category: 'Veneers', values: [1000, 3000] }]
  const bars = render(<StillBars series={series} rows={rows} axisMaximum={4000} />).querySelectorAll('p')
  const drawn = bars.map((bar) => [
    bar.getAttribute('style'),
    bar.querySelector('i')!.classList.contains('is-solid'),
    bar.text,
  ])
  expect(drawn).toEqual([
    ['--share:0.25', false, '£1,000'],
    ['--share:0.75', true, '£3,000'],
  ])
})
