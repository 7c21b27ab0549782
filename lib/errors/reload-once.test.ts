/** @jest-environment jsdom */
import { reloadOnce } from './reload-once'

// jsdom cannot reload: it logs an error instead, and the tests check the return value.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('reloads once for each missing file', () => {
  expect(['a.js', 'a.js', 'b.js', 'b.js'].map(reloadOnce)).toEqual([true, false, true, false])
})

test('does not reload when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(reloadOnce('a.js')).toBe(false)
})
