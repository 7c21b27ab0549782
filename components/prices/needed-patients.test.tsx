import { figures } from '@/content/figures'
import { neededPatients } from '@/content/price-labels'
import type { ChartPoint } from '@/content/schema'
import { render, textsOf } from '@/jest/render'
import { investment } from '@/jest/term-investment'
import { interpolate } from '@/lib/interpolate'
import { NeededPatients } from './needed-patients'

const { lead, patients, sum } = neededPatients
const initial = { label: 'Initial', colour: 'hollow' } as const
const points: ChartPoint[] = [
  { category: 'Implants', ...initial, value: 1200 },
  { category: 'Veneers', ...initial, value: 3030 },
  { category: 'Dentures', ...initial, value: 4030 },
  { category: 'Check-ups', ...initial, value: 30 },
]

test('shows the patients of each treatment that bring in the cost of the term with their sum, and leaves out a treatment worth no more than the fee', () => {
  jest.replaceProperty(figures, 'minimumMonths', 2 as never)
  const section = render(<NeededPatients points={points} investment={investment} />)
  const rows = section.querySelectorAll('li')
  expect(rows.map((row) => textsOf(row, 'p'))).toEqual([
    ['Implants', `4 ${patients.many}`, interpolate(sum, { count: 4, value: '£1,200', fee: '£30', sum: '£4,680' })],
    ['Veneers', `2 ${patients.many}`, interpolate(sum, { count: 2, value: '£3,030', fee: '£30', sum: '£6,000' })],
    ['Dentures', `1 ${patients.one}`, interpolate(sum, { count: 1, value: '£4,030', fee: '£30', sum: '£4,000' })],
  ])
  const marks = rows.map((row) => row.querySelector('svg')!.getAttribute('style'))
  expect(marks).toEqual([4, 2, 1].map((count) => `width:calc(${count} * 2em)`))
  expect(section.text).toContain(interpolate(lead, { together: '£4,000', fee: '£30' }))
})

test('renders nothing for an empty chart', () => {
  expect(render(<NeededPatients points={[]} investment={investment} />).toString()).toBe('')
})
