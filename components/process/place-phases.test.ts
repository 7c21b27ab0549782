import type { Phase } from '@/content/schema'
import { placePhases } from './place-phases'

test.each([
  { weeks: ['1-1', '3-8', '9-'], places: ['1-1 text 3-12 row 1', '3-8 text 3-8 row 2', '9-12 text 9-12 row 2 lower'] },
  { weeks: ['1-6', '7-8', '11-'], places: ['1-6 text 1-6 row 1', '7-8 text 1-5 row 2', '11-12 text 1-9 row 3'] },
  { weeks: ['2-'], places: ['2-12 text 2-12 row 1'] },
])('places phases of weeks $weeks', ({ weeks, places }) => {
  const texts = { title: '', duration: '', description: '', details: [''] }
  const phases: Phase[] = weeks.map((week) => {
    const [from, to] = week.split('-').map(Number)
    return { ...texts, weeks: { from: from!, ...(to && { to }) } }
  })
  const placed = placePhases(phases).map(
    ({ from, to, text, row, step }) => `${from}-${to} text ${text.from}-${text.to} row ${row}${step ? ' lower' : ''}`,
  )
  expect(placed).toEqual(places)
})
