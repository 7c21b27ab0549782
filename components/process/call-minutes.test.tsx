import { render } from '@/jest/render'
import { CallMinutes } from './call-minutes'

test.each([
  [45, 60, '75%'],
  [90, 120, '75%'],
  [30, 60, '50%'],
])('draws %d red minutes of %d, and ends their number below them', (minutes, all, share) => {
  const scale = render(
    <CallMinutes minutes={minutes} unit="minutes" text="Text">
      <br />
    </CallMinutes>,
  )
  expect(scale.querySelectorAll('i')).toHaveLength(all)
  expect(scale.querySelectorAll('i[class*=red]')).toHaveLength(minutes)
  expect(scale.toString()).toContain(`--share:${share}`)
})
