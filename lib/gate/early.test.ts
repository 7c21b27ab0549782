/**
 * @jest-environment jsdom
 */
import { blockStorage } from '@/lib/testing/page'
import { storeHeight, storeKey } from '@/lib/gate/key-storage'

const { dataset, style } = document.documentElement
async function load() {
  await jest.isolateModulesAsync(async () => {
    await import('./early')
  })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
})

test('hides the prompt and keeps the height of the page while a key is stored, for five seconds at most', async () => {
  storeKey('a2V5')
  storeHeight(5000)
  await load()
  expect([dataset.gate, style.minHeight]).toEqual(['restoring', '5000px'])
  jest.advanceTimersByTime(4999)
  expect(dataset.gate).toBe('restoring')
  jest.advanceTimersByTime(1)
  expect([dataset.gate, style.minHeight]).toEqual([undefined, ''])
})

test('shows the prompt without a key', async () => {
  storeHeight(5000)
  await load()
  expect([dataset.gate, style.minHeight]).toEqual([undefined, ''])
})

test('shows the prompt when a tab has locked since the key was stored', async () => {
  storeKey('a2V5')
  localStorage.setItem('gate-locks', '7')
  await load()
  localStorage.clear()
  expect(dataset.gate).toBeUndefined()
})

test('shows the prompt when storage is blocked', async () => {
  storeKey('a2V5')
  blockStorage()
  await load()
  expect(dataset.gate).toBeUndefined()
})
