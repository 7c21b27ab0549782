import { renderToStaticMarkup } from 'react-dom/server'
import type { ChartPoint, TermInvestment } from '@/content/schema'
import { CoveringPatients } from './covering-patients'

const initial = { label: 'Initial', colour: 'hollow' } as const
const points: ChartPoint[] = [
  { category: 'Implants', ...initial, value: 1000 },
  { category: 'Veneers', ...initial, value: 3020 },
  { category: 'Check-ups', ...initial, value: 20 },
]
const investment: TermInvestment = {
  monthly: 900,
  perConsultation: 20,
  setup: { label: 'Set-up', price: 300 },
  minimum: 'Minimum term',
  adSpend: { label: 'Advertising', range: { from: 100, to: 600 }, isMonthly: true },
}

const render = (ownPoints: readonly ChartPoint[], months = 2) =>
  renderToStaticMarkup(<CoveringPatients points={ownPoints} investment={investment} months={months} />)

/** Returns the text of each row, with a space after each paragraph. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<li.*?>(.*?)<\/li>/g)].map(([, row = '']) =>
    row
      .replaceAll('</p>', ' ')
      .replace(/<[^>]*>/g, '')
      .trim(),
  )

test('shows the patients of each treatment that cover the term with their sum, and leaves out a treatment worth no more than the fee', () => {
  const html = render(points)
  expect(rowsOf(html)).toEqual([
    'Implants 4 patients 4 × (£1,000 − £20) = £3,920',
    'Veneers 2 patients 2 × (£3,020 − £20) = £6,000',
  ])
  expect(html).toContain('£3,300')
})

test('names one patient and one month in the singular', () => {
  const html = render([{ category: 'Implants', ...initial, value: 9000 }], 1)
  expect(rowsOf(html)).toEqual(['Implants 1 patient 1 × (£9,000 − £20) = £8,980'])
  expect(html).toContain('your first month at the upper end (£1,800)')
})

test('renders nothing for an empty chart', () => {
  expect(render([])).toBe('')
})
