/** @jest-environment jsdom */
import { createGate } from './gate'
import { invalidateKeysInAllTabs, storeKey } from './key-storage'
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type EncryptedPayload } from './decrypt'

jest.mock('./decrypt', () => ({
  ...jest.requireActual<typeof import('./decrypt')>('./decrypt'),
  decryptWithKey: jest.fn(),
  decryptWithPassword: jest.fn(),
}))

const content = { title: 'Prices' }
const decrypted = { content, key: 'KEY' }
const preload = jest.fn<Promise<void>, []>()
let stop: () => void

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function startGate() {
  const gate = createGate({} as EncryptedPayload, preload)
  stop = gate.start()
  return gate
}

const returnFromCache = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** Makes attempts wait. Returns a function that settles the attempt with this index. */
function holdAttempts() {
  const pending: ((result: Promise<typeof decrypted>) => void)[] = []
  jest.mocked(decryptWithPassword).mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
  return async (index: number, result: Promise<typeof decrypted>) => {
    pending[index]?.(result)
    await settle()
  }
}

beforeEach(() => {
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
  preload.mockResolvedValue()
  jest.mocked(decryptWithKey).mockImplementation(async (_, key) => {
    if (key !== 'KEY') throw new WrongPasswordError()
    return decrypted
  })
  jest.mocked(decryptWithPassword).mockResolvedValue(decrypted)
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('unlocks with the stored key', async () => {
  storeKey('KEY')
  const gate = startGate()
  expect(gate.current()).toEqual({ name: 'restoring' })
  await settle()
  expect(gate.current()).toEqual({ name: 'unlocked', content, by: 'stored-key' })
  expect({ ...sessionStorage }).toEqual({ 'gate:KEY': '0' })
})

test('removes a stored key that does not decrypt the content', async () => {
  storeKey('STALE')
  const gate = startGate()
  await settle()
  expect(gate.current()).toEqual({ name: 'locked' })
  expect({ ...sessionStorage }).toEqual({})
})

test('removes a key that was stored before a lock in another tab', () => {
  storeKey('KEY')
  const entries = { ...sessionStorage }
  invalidateKeysInAllTabs()
  Object.assign(sessionStorage, entries)
  expect(startGate().current()).toEqual({ name: 'locked' })
  expect({ ...sessionStorage }).toEqual({})
})

test('offers to reload the page when the content or its code is damaged', async () => {
  const gate = startGate()
  jest.mocked(decryptWithPassword).mockRejectedValueOnce(new DOMException('', 'InvalidCharacterError'))
  await gate.unlock('right')
  expect(gate.current()).toEqual({ name: 'unavailable' })
  preload.mockRejectedValueOnce(new Error('ChunkLoadError'))
  await gate.unlock('right')
  expect(gate.current()).toEqual({ name: 'unavailable' })
})

test('stays unlocked when the back/forward cache restores the page of a visitor who blocks storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const gate = startGate()
  await gate.unlock('right')
  returnFromCache()
  await settle()
  expect(gate.current().name).toBe('unlocked')
})

test('continues an attempt that was in progress when the page entered the back/forward cache', async () => {
  const settleAttempt = holdAttempts()
  const gate = startGate()
  void gate.unlock('right')
  returnFromCache()
  await settle()
  expect(gate.current()).toEqual({ name: 'unlocking' })
  await settleAttempt(0, Promise.resolve(decrypted))
  expect(gate.current().name).toBe('unlocked')
})

test('ignores the result of an attempt that a later attempt or a lock has superseded', async () => {
  const settleAttempt = holdAttempts()
  const gate = startGate()
  void gate.unlock('wrong')
  void gate.unlock('right')
  await settleAttempt(1, Promise.resolve(decrypted))
  await settleAttempt(0, Promise.reject(new WrongPasswordError()))
  expect(gate.current().name).toBe('unlocked')
  void gate.unlock('right')
  gate.lock()
  await settleAttempt(2, Promise.resolve(decrypted))
  expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
  expect({ ...sessionStorage }).toEqual({})
})
