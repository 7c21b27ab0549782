/** @jest-environment jsdom */
import { createGate } from './gate'
import { storeKey } from './key-storage'
import { WrongPasswordError, decryptWithKey, decryptWithPassword, type EncryptedPayload } from './decrypt'

jest.mock('./decrypt', () => ({
  ...jest.requireActual<typeof import('./decrypt')>('./decrypt'),
  decryptWithKey: jest.fn(),
  decryptWithPassword: jest.fn(),
}))

const content = { title: 'Prices' }
const decrypted = { content, key: 'KEY' }
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
  jest.mocked(decryptWithKey).mockRejectedValue(new WrongPasswordError())
  jest.mocked(decryptWithPassword).mockResolvedValue(decrypted)
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test('removes a stored key that does not decrypt the content', async () => {
  storeKey('STALE')
  const gate = startGate()
  await settle()
  expect(gate.current()).toEqual({ name: 'locked' })
  expect({ ...sessionStorage }).toEqual({})
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
  const settleAttempt = (index: number, result: Promise<typeof decrypted>) => {
    pending[index]?.(result)
    return settle()
  }
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
