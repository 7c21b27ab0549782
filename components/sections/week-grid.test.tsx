import { renderToStaticMarkup } from 'react-dom/server'
import { openTimeOf, WeekGrid } from './week-grid'

test('has a row for each time and a slot for each day', () => {
  const diary = { days: ['Mon', 'Tue', 'Wed'], week: [{ time: '9:00' }, { time: '10:30' }] }
  const html = renderToStaticMarkup(
    <WeekGrid diary={diary as never} slotAt={(time, day) => <i key={day}>{`slot ${time} ${day}`}</i>} />,
  )
  const rows = html.split('"week-row"').slice(1)
  expect(rows.map((row) => row.match(/(?<=>)[^<>]+(?=<)/g))).toEqual([
    ['Mon', 'Tue', 'Wed'],
    ['9:00', 'slot 0 0', 'slot 0 1', 'slot 0 2'],
    ['10:30', 'slot 1 0', 'slot 1 1', 'slot 1 2'],
  ])
})

test.each([
  [1, ['Implant', null, null]],
  [2, ['Implant', 'Veneer', null]],
  [0, ['Implant', 'Veneer', 'Implant']],
])('the open day is free at time %d of %j', (open, treatments) => {
  const week = treatments.map((treatment) => ({ time: '9:00', treatments: [treatment] }))
  expect(openTimeOf({ openDay: 0, week } as never)).toBe(open)
})
