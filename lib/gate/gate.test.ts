/** @jest-environment jsdom */
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type EncryptedPayload } from './decrypt'
import { createGate } from './gate'
import { invalidateKeysInAllTabs, storeKey, storedKey } from './key-storage'

jest.mock('./decrypt', () => ({
  ...jest.requireActual<typeof import('./decrypt')>('./decrypt'),
  decryptWithKey: jest.fn(),
  decryptWithPassword: jest.fn(),
}))

const decrypted = { content: { title: 'Prices' }, key: 'KEY' }
let stop: () => void

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function startGate() {
  const gate = createGate({} as EncryptedPayload, async () => {})
  stop = gate.start()
  return gate
}

beforeEach(() => {
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
  jest.mocked(decryptWithPassword).mockResolvedValue(decrypted)
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('removes a stored key that does not decrypt the content', async () => {
  jest.mocked(decryptWithKey).mockRejectedValue(new WrongPasswordError())
  storeKey('STALE')
  const gate = startGate()
  expect(gate.current()).toEqual({ name: 'restoring' })
  await settle()
  expect(gate.current()).toEqual({ name: 'locked' })
  expect({ ...sessionStorage }).toEqual({})
})

test('removes a key that was stored before a lock in another tab, but none that was stored after it', async () => {
  storeKey('KEY')
  const entries = { ...sessionStorage }
  invalidateKeysInAllTabs()
  Object.assign(sessionStorage, entries)
  const gate = startGate()
  expect(gate.current()).toEqual({ name: 'locked' })
  expect({ ...sessionStorage }).toEqual({})
  await gate.unlock('right')
  expect(storedKey()).toBe('KEY')
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
  const gate = startGate()
  jest.mocked(decryptWithPassword).mockImplementationOnce(async () => {
    await settle()
    throw new WrongPasswordError()
  })
  const wrong = gate.unlock('wrong')
  await gate.unlock('right')
  await wrong
  expect(gate.current().name).toBe('unlocked')
  const right = gate.unlock('right')
  gate.lock()
  await right
  expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
  expect({ ...sessionStorage }).toEqual({})
})
