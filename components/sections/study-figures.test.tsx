import { renderToStaticMarkup } from 'react-dom/server'
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
  const cells = renderToStaticMarkup(<StudyFigures study={study} />).match(/<li[^>]*>\d+<\/li>/g)!
  expect(cells).toHaveLength(study.counts.all)
  expect(cells.filter((cell) => cell.includes('theme-white'))).toEqual(cells.slice(0, study.counts.booked))
})
