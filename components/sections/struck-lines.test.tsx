import { render, textsOf } from '@/jest/render'
import { StruckLines } from './struck-lines'

const labels = { struck: 'Before:', answer: 'After:' }
const lines = [
  { struck: 'Call us now.', answer: 'Choose a time.' },
  { struck: 'We are the best.', answer: 'Here is how we work.' },
]

test('labels each struck line and its answer, and strikes only the line', () => {
  const section = render(<StruckLines id="page" title="A page" lead="" labels={labels} lines={lines} />)
  expect(textsOf(section, 'li > div')).toEqual(lines.map(({ struck }) => `${labels.struck} ${struck}`))
  expect(textsOf(section, 'li s')).toEqual(lines.map(({ struck }) => struck))
  expect(textsOf(section, 'li > p')).toEqual(lines.map(({ answer }) => `${labels.answer} ${answer}`))
})
