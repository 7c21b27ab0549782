/**
 * @jest-environment jsdom
 */
import { removeKey, storedKey, storeKey } from './key-storage'

const { dataset } = document.documentElement
async function load() {
  await jest.isolateModulesAsync(async () => {
    await import('./early')
  })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  sessionStorage.clear()
  delete dataset.gate
})

test('hides the prompt while a key is stored, for five seconds at most', async () => {
  storeKey('a2V5')
  await load()
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(5000)
  expect(dataset.gate).toBeUndefined()
})

test('shows the prompt without a key', async () => {
  await load()
  expect(dataset.gate).toBeUndefined()
})

test('stores one key for the session', () => {
  storeKey('b2xk')
  storeKey('a2V5')
  expect(storedKey()).toBe('a2V5')
  removeKey()
  expect(storedKey()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})
