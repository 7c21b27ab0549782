import { render } from '@/jest/render'
import { StudyFigures } from './study-figures'

test('fills the cells of the patients with an appointment, and leaves the others empty', () => {
  const study = {
    headline: { figure: '47', text: 'of 61 patients' },
    results: [{ figure: '47', text: 'of 61 patients booked' }],
    counts: { all: 61, booked: 47 },
    client: 'Clinic',
    location: 'Leeds',
    sample: true,
  }
  const cells = render(<StudyFigures study={study} />).querySelectorAll('ol > li')
  expect(cells).toHaveLength(study.counts.all)
  const filled = cells.map(({ classList }) => classList.contains('theme-white'))
  expect(filled).toEqual(cells.map((_, index) => index < study.counts.booked))
})
