/** @jest-environment jsdom */
import { reloadOnce } from './reload-once'

// jsdom cannot reload; what the function returns says whether it would.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('a missing file reloads the page once, and another one once more', () => {
  expect(reloadOnce('a.js')).toBe(true)
  expect(reloadOnce('a.js')).toBe(false)
  expect(reloadOnce('b.js')).toBe(true)
  expect(reloadOnce('b.js')).toBe(false)
})

test('without storage nothing is reloaded', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(reloadOnce('a.js')).toBe(false)
})
