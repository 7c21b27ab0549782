/**
 * @jest-environment jsdom
 */
import { INTERACTIVE } from './interactive'

/** Milliseconds; longer than the loader waits for the first paint. */
const WAIT_MS = 5000

test('changes no element before React has hydrated it in development', async () => {
  jest.useFakeTimers()
  // The build lists scripts in `data-scripts`.
  Object.defineProperty(document, 'currentScript', { value: document.createElement('script') })
  document.body.innerHTML = '<section></section>'
  const section = document.querySelector('section')!
  section.getBoundingClientRect = () => ({ top: innerHeight }) as DOMRect
  await import('./loader')
  dispatchEvent(new Event('DOMContentLoaded'))
  await jest.advanceTimersByTimeAsync(WAIT_MS)
  expect(document.body.innerHTML).toBe('<section></section>')
  dispatchEvent(new Event(INTERACTIVE))
  await jest.advanceTimersByTimeAsync(WAIT_MS)
  expect(document.body.innerHTML).toBe('<section data-animated=""></section>')
})
