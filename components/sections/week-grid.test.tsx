import { renderToStaticMarkup } from 'react-dom/server'
import { WeekGrid } from './week-grid'

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
