import { render, textsOf } from '@/jest/render'
import { DialFace } from './dial-face'

test.each([4, 15])('the dial of %d minutes has a figure and a tick for each, and the time', (minutes) => {
  const dial = render(<DialFace minutes={minutes} unit="min" caption="minutes" />)
  const figures = textsOf(dial, 'text').map(Number)
  expect(figures).toEqual([minutes, ...Array.from({ length: minutes - 1 }, (_, index) => index + 1)])
  expect(dial.toString()).toContain(`pathLength="${minutes}"`)
  expect(textsOf(dial, 'p')).toContain(`${minutes}\u00a0min`)
})
