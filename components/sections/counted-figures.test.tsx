import { renderToStaticMarkup } from 'react-dom/server'
import type { CaseStudy } from '@/content/schema'
import { CountedFigures } from './counted-figures'

const study: CaseStudy = {
  headline: { figure: '61', text: 'patients' },
  second: { figure: '47', text: 'consultations', period: 'in a year' },
  results: [],
  client: 'Clinic',
  location: 'Leeds',
  sample: true,
}

test.each([
  { all: 61, booked: 47 },
  { all: 186, booked: 34 },
])('draws $all cells, of which $booked are white', (counts) => {
  const html = renderToStaticMarkup(<CountedFigures study={{ ...study, counts }} />)
  const drawn = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path!.match(/z/g)!.length)
  expect(drawn).toEqual([counts.all, counts.booked])
  expect(html).toMatch(new RegExp(`aria-label="[^"]*\\b${counts.all}\\b[^"]*\\b${counts.booked}\\b`))
})
