/**
 * @jest-environment jsdom
 */
import { takeLinkPassword } from './link-password'

test('hides the prompt while a key is stored, for five seconds at most', async () => {
  const { dataset } = document.documentElement
  jest.useFakeTimers()
  sessionStorage.setItem('gate-hash', 'a2V5')
  await import('./gate.inline')
  jest.advanceTimersByTime(4999)
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(1)
  expect(dataset.gate).toBeUndefined()
})

test.each([
  ['/pricing#7k2m-x9tq-4hzn-c0dw', '7k2m-x9tq-4hzn-c0dw', '/pricing'],
  ['/pricing?utm_source=letter#open-sesame', 'open-sesame', '/pricing?utm_source=letter'],
  ['/pricing#7k2m-x9tq?utm_source=letter', '7k2m-x9tq', '/pricing'],
  ['/pricing#utm_source=letter#7k2m-x9tq', '7k2m-x9tq', '/pricing'],
  ['/pricing#7k2m%20x9tq', '7k2m x9tq', '/pricing'],
  ['/pricing#100%', '100%', '/pricing'],
  ['/pricing', undefined, '/pricing'],
  ['/pricing#', undefined, '/pricing#'],
  ['/pricing#estimator-title', undefined, '/pricing#estimator-title'],
  ['/pricing#main', undefined, '/pricing#main'],
  ['/pricing#utm_source=letter&debug', undefined, '/pricing#utm_source=letter&debug'],
])('takes the password of %s, and removes nothing else from the address', (address, password, left) => {
  document.body.innerHTML = '<main id="main"></main>'
  history.replaceState({ kept: true }, '', address)
  expect(takeLinkPassword(location.hash)).toBe(password)
  expect(location.href).toBe(`http://localhost${left}`)
  expect(history.state).toEqual({ kept: true })
})
