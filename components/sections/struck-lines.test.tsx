import { renderToStaticMarkup } from 'react-dom/server'
import { StruckLines } from './struck-lines'

const labels = { struck: 'Before:', answer: 'After:' }
const lines = [
  { struck: 'Call us now.', answer: 'Choose a time.' },
  { struck: 'We are the best.', answer: 'Here is how we work.' },
]

test('labels each struck line and its answer, and strikes only the line', () => {
  const html = renderToStaticMarkup(<StruckLines id="page" title="A page" lead="" labels={labels} lines={lines} />)
  const rows = [
    ...html.matchAll(/<li>.*?<span[^>]*>(.*?)<\/span> <s (.*?)<\/s>.*?<span[^>]*>(.*?)<\/span> (.*?)<\/p>/g),
  ]
  const texts = rows.map(([, ...parts]) => parts.map((part) => part.replace(/^[^<>]*>|<[^>]+>/g, '')))
  expect(texts).toEqual(lines.map(({ struck, answer }) => [labels.struck, struck, labels.answer, answer]))
})
