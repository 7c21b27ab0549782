/** @jest-environment jsdom */
import { createGate } from './gate'
import { storeKey } from './key-storage'
import { WrongPasswordError, decodePayload, decryptWithKey, decryptWithPassword, type EncryptedPayload } from './seal'

jest.mock('./seal', () => ({
  ...jest.requireActual<typeof import('./seal')>('./seal'),
  decodePayload: jest.fn(),
  decryptWithKey: jest.fn(),
  decryptWithPassword: jest.fn(),
}))

const content = { title: 'Prices' }
const decrypted = { content, key: 'KEY', id: 'ID' }
const preload = jest.fn<Promise<void>, []>()
let stop: () => void

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function startGate() {
  const gate = createGate({} as EncryptedPayload, preload)
  stop = gate.start()
  return gate
}

beforeEach(() => {
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
  preload.mockResolvedValue()
  jest.mocked(decodePayload).mockResolvedValue({} as never)
  jest.mocked(decryptWithKey).mockImplementation(async (_, key) => {
    if (key !== 'KEY') throw new WrongPasswordError()
    return content
  })
  jest.mocked(decryptWithPassword).mockResolvedValue(decrypted)
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('unlocks with a stored key, and removes a key that no longer decrypts the content', async () => {
  storeKey('OLD', 'STALE')
  storeKey('ID', 'KEY')
  const gate = startGate()
  expect(gate.current()).toEqual({ name: 'restoring' })
  await settle()
  expect(gate.current()).toEqual({ name: 'unlocked', content, by: 'stored-key' })
  expect({ ...sessionStorage }).toEqual({ 'gate:ID': '0.KEY' })
})

test('stays unlocked when the back/forward cache restores the page of a visitor who blocks storage', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
  const gate = startGate()
  await gate.unlock('right')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
  expect(gate.current().name).toBe('unlocked')
})

test('ignores the result of an attempt that a later attempt or a lock has superseded', async () => {
  const pending: ((result: Promise<typeof decrypted>) => void)[] = []
  jest.mocked(decryptWithPassword).mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
  const gate = startGate()
  void gate.unlock('wrong')
  void gate.unlock('right')
  await settle()
  pending[1]?.(Promise.resolve(decrypted))
  await settle()
  pending[0]?.(Promise.reject(new WrongPasswordError()))
  await settle()
  expect(gate.current().name).toBe('unlocked')
  void gate.unlock('right')
  await settle()
  gate.lock()
  pending[2]?.(Promise.resolve(decrypted))
  await settle()
  expect(gate.current()).toEqual({ name: 'locked', reason: 'lock-button' })
  expect({ ...sessionStorage }).toEqual({})
})
