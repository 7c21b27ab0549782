/** @jest-environment jsdom */
import { reloadOnce } from './reload-once'

const missing = (file: string) => Object.assign(new Error(`Failed to load chunk ${file}`), { name: 'ChunkLoadError' })

// jsdom cannot reload; what the function returns says whether it would.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('a missing file reloads the page once, and another one once more', () => {
  expect(reloadOnce(missing('a.js'))).toBe(true)
  expect(reloadOnce(missing('a.js'))).toBe(false)
  expect(reloadOnce(missing('b.js'))).toBe(true)
  expect(reloadOnce(missing('b.js'))).toBe(false)
})

test.each([[new Error('other')], ['ChunkLoadError'], [null], [{ name: 'ChunkLoadError' }]])(
  '%p reloads nothing',
  (error) => {
    expect(reloadOnce(error)).toBe(false)
  },
)

test('without storage, or with a foreign entry in it, nothing is reloaded', () => {
  sessionStorage.setItem('reloaded-for', '{')
  expect(reloadOnce(missing('a.js'))).toBe(false)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(reloadOnce(missing('a.js'))).toBe(false)
})
