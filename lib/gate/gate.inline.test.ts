/**
 * @jest-environment jsdom
 */
import { takeLinkPassword } from './link-password'

const { dataset } = document.documentElement

test('hides the prompt while a key is stored, for five seconds at most', async () => {
  jest.useFakeTimers()
  sessionStorage.setItem('gate-hash', 'a2V5')
  await import('./gate.inline')
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(4999)
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(1)
  expect(dataset.gate).toBeUndefined()
})

const at = (address: string) => history.replaceState({ kept: true }, '', address)

test.each([
  ['/pricing#7k2m-x9tq-4hzn-c0dw', '7k2m-x9tq-4hzn-c0dw', '/pricing'],
  ['/pricing?utm_source=letter#open-sesame', 'open-sesame', '/pricing?utm_source=letter'],
  ['/pricing#7k2m-x9tq?utm_source=letter', '7k2m-x9tq', '/pricing'],
  ['/pricing#utm_source=letter#7k2m-x9tq', '7k2m-x9tq', '/pricing'],
  ['/pricing#7k2m%20x9tq', '7k2m x9tq', '/pricing'],
  ['/pricing#100%', '100%', '/pricing'],
])('takes the password of %s, and removes it from the address', (address, password, left) => {
  at(address)
  expect(takeLinkPassword()).toBe(password)
  expect(location.pathname + location.search + location.hash).toBe(left)
  expect(history.state).toEqual({ kept: true })
})

test.each(['/pricing', '/pricing#', '/pricing#estimator-title', '/pricing#main', '/pricing#utm_source=letter&debug'])(
  'leaves %s as it is',
  (address) => {
    document.body.innerHTML = '<main id="main"></main>'
    at(address)
    expect(takeLinkPassword()).toBeUndefined()
    expect(location.href).toBe(`http://localhost${address}`)
  },
)
