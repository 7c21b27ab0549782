import { renderToStaticMarkup } from 'react-dom/server'
import { DialFace } from './dial-face'

test.each([4, 15])('the dial of %d minutes has a figure and a tick for each, and the time', (minutes) => {
  const html = renderToStaticMarkup(<DialFace minutes={minutes} unit="min" caption="minutes" />)
  const figures = [...html.matchAll(/<text[^>]*>(\d+)</g)].map(([, figure]) => Number(figure))
  expect(figures).toEqual([minutes, ...Array.from({ length: minutes - 1 }, (_, index) => index + 1)])
  expect(html).toContain(`pathLength="${minutes}"`)
  expect(html).toContain(`>${minutes}\u00a0min<`)
})
