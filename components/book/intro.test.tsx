import { renderToStaticMarkup } from 'react-dom/server'
import { Intro } from './intro'

test('says how long the call takes and how it is held, once the owner has', () => {
  expect(renderToStaticMarkup(<Intro owner={{}} />)).not.toContain('minutes')
  expect(renderToStaticMarkup(<Intro owner={{ discoveryCall: { minutes: 30, medium: 'by video' } }} />)).toContain(
    '30\u00a0minutes, by video.',
  )
})
