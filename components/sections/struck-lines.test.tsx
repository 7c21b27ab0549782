import { renderToStaticMarkup } from 'react-dom/server'
import { StruckLines } from './struck-lines'

const labels = { struck: 'Before:', answer: 'After:' }
const lines = [
  { struck: 'Call us now.', answer: 'Choose a time.' },
  { struck: 'We are the best.', answer: 'Here is how we work.' },
]

test('labels each struck line and its answer, and strikes only the line', () => {
  const html = renderToStaticMarkup(<StruckLines id="page" title="A page" lead="" labels={labels} lines={lines} />)
  const rows = [...html.matchAll(/<li>(.+?)<\/li>/g)].map(([, row = '']) => row)
  expect(rows.map(textOf)).toEqual(lines.map(({ struck, answer }) => `Before: ${struck} After: ${answer}`))
  const struck = rows.map((row) => textOf(/<s .+<\/s>/.exec(row)?.[0] ?? ''))
  expect(struck).toEqual(lines.map((line) => line.struck))
})

/** Returns the text of HTML. Blocks are separate lines. */
const textOf = (html: string) =>
  html
    .replace(/<\/?(div|p)\b[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
