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

/** Lets all that is under way come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function enterPage() {
  const gate = createGate({} as EncryptedPayload, prepare)
  leave = gate.start()
  return gate
}

beforeEach(() => {
  Object.assign(window, { isSecureContext: true })
  Object.defineProperty(crypto, 'subtle', { value: {}, configurable: true })
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
