import { placePhases } from './place-phases'

test.each([
  { weeks: ['1-1', '3-8', '9-'], places: '3-12 row 1+0, 3-8 row 2+0, 9-12 row 2+1' },
  { weeks: ['1-6', '7-8', '11-'], places: '1-6 row 1+0, 1-5 row 2+0, 1-9 row 3+0' },
])('places the texts of phases in weeks $weeks', ({ weeks, places }) => {
  const phases = weeks.map((week) => {
    const [from = 0, to] = week.split('-').map(Number)
    return { weeks: { from, ...(to && { to }) } }
  })
  const placed = placePhases(phases).map(({ text, row, step }) => `${text.from}-${text.to} row ${row}+${step}`)
  expect(placed.join(', ')).toBe(places)
})
