import { renderToStaticMarkup } from 'react-dom/server'
import { CallMinutes } from './call-minutes'

test.each([
  [45, 60, '75%'],
  [90, 120, '75%'],
  [30, 60, '50%'],
])('draws %d red minutes of %d, and ends their number below them', (minutes, all, share) => {
  const html = renderToStaticMarkup(
    <CallMinutes minutes={minutes} unit="minutes" text="Text">
      <br />
    </CallMinutes>,
  )
  const ticks = html.match(/<i .*?>/g)!
  expect(ticks).toHaveLength(all)
  expect(ticks.filter((tick) => tick.includes('red'))).toHaveLength(minutes)
  expect(html).toContain(`--share:${share}`)
})
