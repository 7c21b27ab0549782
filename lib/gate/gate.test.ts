/**
 * @jest-environment jsdom
 */
import { blockStorage } from '@/lib/testing/page'
import { createGate } from './gate'
import { storedHeight, storedKey, storeKey } from './key-storage'

const PASSWORD = 'right'
const KEY = 'a2V5'
const payload = ''
const LOCK_CHANNEL = 'gate-lock'
/** The entry of localStorage that counts the locks of all tabs. */
const LOCK_COUNT = 'gate-locks'

jest.mock('./decrypt', () => {
  const decrypt = jest.requireActual<typeof import('./decrypt')>('./decrypt')
  const decryptIf = async (isRight: boolean) => {
    if (!isRight) throw new decrypt.WrongPasswordError()
    return { content: 'prices', key: KEY }
  }
  return {
    ...decrypt,
    decryptWithPassword: (_: unknown, password: string) => decryptIf(password === PASSWORD),
    decryptWithKey: (_: unknown, key: string) => decryptIf(key === KEY),
  }
})

/** The channel of a tab, which delivers messages to those of the other tabs at once. */
class Channel {
  static readonly open = new Set<Channel>()
  onmessage = () => {}
  constructor(readonly name: string) {
    Channel.open.add(this)
  }
  postMessage() {
    if (!Channel.open.has(this)) throw new DOMException('The channel is closed', 'InvalidStateError')
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage()
  }
  close() {
    Channel.open.delete(this)
  }
}

let stop = () => {}

/** Opens the page in this tab. */
function open(preload: () => Promise<unknown> = async () => {}) {
  const gate = createGate(payload, preload)
  stop = gate.start()
  return gate
}

async function unlock(gate = open()) {
  gate.unlock(PASSWORD)
  await settle()
  return gate
}

/** Waits for the promises of an attempt. */
const settle = () => jest.advanceTimersByTimeAsync(0)

const unlockedBy = (by: string) => ({ name: 'unlocked', content: 'prices', by })

function lockInOtherTab() {
  localStorage.setItem(LOCK_COUNT, '7')
  dispatchEvent(new StorageEvent('storage', { key: LOCK_COUNT, newValue: '7' }))
}

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { BroadcastChannel: Channel, isSecureContext: true })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
})
afterEach(() => {
  stop()
  Channel.open.clear()
  jest.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

describe('a password', () => {
  test('unlocks the content, and stores the key for the session', async () => {
    const gate = open()
    expect(gate.current()).toEqual({ name: 'locked' })
    gate.unlock(PASSWORD)
    expect(gate.current()).toEqual({ name: 'unlocking' })
    await settle()
    expect(gate.current()).toEqual(unlockedBy('password'))
    expect(storedKey()).toBe(KEY)
    stop()
    const reloaded = open()
    expect(reloaded.current()).toEqual({ name: 'restoring' })
    await settle()
    expect(reloaded.current()).toEqual(unlockedBy('stored-key'))
  })

  test('that is wrong keeps the gate locked, and stores nothing', async () => {
    const gate = open()
    gate.unlock('wrong')
    await settle()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'wrong-password' })
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['', ' '])('that is empty is not tried: "%s"', (password) => {
    const gate = open()
    gate.unlock(password)
    expect(gate.current()).toEqual({ name: 'locked', reason: 'empty-password' })
  })

  test('that is submitted later supersedes the one that is being tried', async () => {
    const gate = open()
    gate.unlock(PASSWORD)
    gate.unlock('wrong')
    await settle()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'wrong-password' })
  })

  test('unlocks until a reload when storage is blocked, also after Back', async () => {
    blockStorage()
    const gate = await unlock()
    expect(gate.current()).toEqual(unlockedBy('password'))
    leave()
    restore()
    expect(gate.current()).toEqual(unlockedBy('password'))
    stop()
    expect(open().current()).toEqual({ name: 'locked' })
  })
})

test('tells its subscribers each state, and the window that a password has unlocked it', async () => {
  const gate = open()
  const states: string[] = []
  const unsubscribe = gate.subscribe(() => states.push(gate.current().name))
  const onUnlocked = jest.fn()
  addEventListener('gateunlocked', onUnlocked, { once: true })
  await unlock(gate)
  expect(states).toEqual(['unlocking', 'unlocked'])
  expect(onUnlocked).toHaveBeenCalledTimes(1)
  unsubscribe()
  gate.lock()
  expect(states).toHaveLength(2)
})

test('is unavailable when the code that renders the content does not load', async () => {
  const gate = await unlock(open(() => Promise.reject(new Error('could not be loaded'))))
  expect(gate.current()).toEqual({ name: 'unavailable' })
})

test('removes a stored key that does not decrypt the content', async () => {
  storeKey('other')
  const gate = open()
  await settle()
  expect(gate.current()).toEqual({ name: 'locked' })
  expect(storedKey()).toBeUndefined()
})

test('is insecure without WebCrypto', () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  expect(open().current()).toEqual({ name: 'insecure' })
})

describe('a lock', () => {
  test('removes the key, and locks the tabs that have the page open', async () => {
    const other = new Channel(LOCK_CHANNEL)
    other.onmessage = jest.fn()
    const gate = await unlock()
    gate.lock()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
    expect(storedKey()).toBeUndefined()
    expect(other.onmessage).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['by an event of storage', lockInOtherTab],
    ['by a message', () => new Channel(LOCK_CHANNEL).postMessage()],
  ])('in another tab locks this one %s', async (_, lock) => {
    const gate = await unlock()
    lock()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
    expect(storedKey()).toBeUndefined()
  })

  test('in another tab is not undone by a password that is being tried', async () => {
    const gate = open()
    gate.unlock(PASSWORD)
    lockInOtherTab()
    await settle()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
    expect(storedKey()).toBeUndefined()
  })

  test('in another tab keeps the reason why a gate is locked', async () => {
    const gate = open()
    gate.unlock('')
    lockInOtherTab()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'empty-password' })
  })

  test('while the page is in the back/forward cache locks it when it is restored', async () => {
    const gate = await unlock()
    leave()
    localStorage.setItem(LOCK_COUNT, '7')
    expect(gate.current()).toEqual(unlockedBy('password'))
    restore()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'lock' })
  })

  test('says that it is of this tab only when storage is full', async () => {
    const gate = await unlock()
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    gate.lock()
    expect(gate.current()).toEqual({ name: 'locked', reason: 'lock-in-this-tab' })
  })
})

test('unlocks a restored page with the key that another page of the tab has stored', async () => {
  const gate = open()
  leave()
  storeKey(KEY)
  restore()
  await settle()
  expect(gate.current()).toEqual(unlockedBy('stored-key'))
})

test('stores the height of an unlocked page that is left, until it is locked', async () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000)
  const gate = open()
  leave()
  expect(storedHeight()).toBe(0)
  restore()
  await unlock(gate)
  leave()
  expect(storedHeight()).toBe(5000)
  restore()
  gate.lock()
  expect(storedHeight()).toBe(0)
})

test('does nothing once it has been stopped', async () => {
  const gate = open()
  gate.unlock(PASSWORD)
  stop()
  await settle()
  expect(gate.current()).toEqual({ name: 'unlocking' })
  expect(storedKey()).toBeUndefined()
})
