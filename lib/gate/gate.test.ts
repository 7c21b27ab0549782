/** @jest-environment jsdom */
import { createGate } from './gate'
import { rememberKey } from './memory'
import {
  DamagedError,
  WrongPasswordError,
  decodePayload,
  openWithKey,
  openWithPassword,
  type EncryptedPayload,
} from './seal'

jest.mock('./seal', () => ({
  ...jest.requireActual<typeof import('./seal')>('./seal'),
  decodePayload: jest.fn(),
  openWithKey: jest.fn(),
  openWithPassword: jest.fn(),
}))

const content = { title: 'Prices' }
const opened = { content, key: 'KEY', id: 'ID' }
const kept = { 'gate:ID': '0.KEY' }
const prepare = jest.fn<Promise<void>, []>()
let leave: () => void

/** The channel between the tabs of a browser: what this tab says, and what another one says to it. */
const channel = { said: [] as unknown[], hears: () => {} }
class Channel {
  set onmessage(listener: () => void) {
    channel.hears = listener
  }
  postMessage(message: unknown) {
    channel.said.push(message)
  }
  close() {}
}

/** Lets all that is under way come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function enterPage() {
  const gate = createGate({} as EncryptedPayload, prepare)
  leave = gate.start()
  return gate
}

async function enterOpenPage() {
  rememberKey('ID', 'KEY')
  const page = enterPage()
  await settle()
  return page
}

/** As when the back/forward cache restores the page. */
async function comeBack() {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settle()
}

beforeEach(() => {
  Object.assign(window, { isSecureContext: true, BroadcastChannel: Channel })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
  channel.said = []
  prepare.mockResolvedValue()
  jest.mocked(decodePayload).mockResolvedValue({} as never)
  jest.mocked(openWithKey).mockImplementation(async (_, key) => {
    if (key !== 'KEY') throw new WrongPasswordError()
    return content
  })
  jest.mocked(openWithPassword).mockResolvedValue(opened)
})

afterEach(() => {
  leave()
  sessionStorage.clear()
  localStorage.clear()
})

test('the right password opens it, and what is kept is the key and nothing else', async () => {
  const page = enterPage()
  await settle()
  expect(page.current()).toEqual({ name: 'locked' })
  void page.unlock('right')
  expect(page.current()).toEqual({ name: 'opening' })
  await settle()
  expect(page.current()).toEqual({ name: 'open', content, by: 'password' })
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([kept, {}])
})

test('a kept key opens it without asking, and one that no longer does is forgotten without a word', async () => {
  rememberKey('OLD', 'STALE')
  rememberKey('ID', 'KEY')
  const page = enterPage()
  expect(page.current()).toEqual({ name: 'trying' })
  await settle()
  expect(page.current()).toEqual({ name: 'open', content, by: 'memory' })
  expect({ ...sessionStorage }).toEqual(kept)
})

test.each([
  ['a wrong password', { name: 'locked', after: 'wrong' }, new WrongPasswordError(), undefined],
  ['a payload that was altered on its way', { name: 'damaged' }, new DamagedError(), undefined],
  ['code that cannot be fetched', { name: 'unavailable' }, undefined, new Error('not found')],
])('%s is told from other failures, and nothing is kept', async (_, state, ofOpening, ofPreparing) => {
  if (ofOpening) jest.mocked(openWithPassword).mockRejectedValue(ofOpening)
  if (ofPreparing) prepare.mockRejectedValue(ofPreparing)
  const page = enterPage()
  void page.unlock('right')
  await settle()
  expect(page.current()).toEqual(state)
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, {}])
})

test('a slow attempt changes nothing after a later one, or after a lock', async () => {
  const answers: ((answer: Promise<typeof opened>) => void)[] = []
  jest.mocked(openWithPassword).mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const page = enterPage()
  void page.unlock('wrong')
  void page.unlock('right')
  await settle()
  answers[1]?.(Promise.resolve(opened))
  await settle()
  answers[0]?.(Promise.reject(new WrongPasswordError()))
  await settle()
  expect(page.current().name).toBe('open')
  void page.unlock('right')
  await settle()
  page.lock()
  answers[2]?.(Promise.resolve(opened))
  await settle()
  expect(page.current()).toEqual({ name: 'locked', after: 'lock' })
  expect({ ...sessionStorage }).toEqual({})
})

test('a lock here is told to the other tabs, and one elsewhere locks here and forgets the key', async () => {
  const page = await enterOpenPage()
  channel.hears()
  expect(page.current()).toEqual({ name: 'locked', after: 'lock elsewhere' })
  expect({ ...sessionStorage }).toEqual({})
  page.lock()
  expect(page.current()).toEqual({ name: 'locked', after: 'lock' })
  expect(channel.said).toEqual(['lock'])
})

test('a page that the back/forward cache restores stays open while its key is kept, and no longer', async () => {
  const page = await enterOpenPage()
  await comeBack()
  expect(page.current().name).toBe('open')
  sessionStorage.clear()
  await comeBack()
  expect(page.current()).toEqual({ name: 'locked', after: 'lock elsewhere' })
})
