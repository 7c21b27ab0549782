import { renderToStaticMarkup } from 'react-dom/server'
import { CountMarks } from './count-marks'

/** Units of a mark with the gap after it, and of the gap. */
const [MARK, GAP] = [10, 1]

test.each([
  [34, [12, 12, 10]],
  [5, [5]],
])('draws %d marks in rows of similar lengths', (count, rows) => {
  const html = renderToStaticMarkup(<CountMarks count={count} inRow={13} markWidth="2%" />)
  const lengths = [...html.matchAll(/h(\d+)/g)].map(([, length]) => (Number(length) + GAP) / MARK)
  // The first match is in the class.
  expect(lengths.slice(-rows.length)).toEqual(rows)
  expect(html).toContain(`width:calc(${rows[0]} * 2%)`)
})
