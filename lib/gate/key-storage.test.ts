/** @jest-environment jsdom */
import { invalidateKeysInAllTabs, storeKey, storedKey } from './key-storage'

const key = 'DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw'

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a lock in any tab invalidates a key stored before it, but none stored after it', () => {
  storeKey(key)
  const entriesOfOtherTab = { ...sessionStorage }
  invalidateKeysInAllTabs()
  expect({ ...sessionStorage }).toEqual({})
  Object.assign(sessionStorage, entriesOfOtherTab)
  expect(storedKey()).toBeUndefined()
  storeKey(key)
  expect(storedKey()).toBe(key)
})

test('a new key replaces the stored one, and no other entry of the session', () => {
  sessionStorage.setItem('attribution', '{}')
  storeKey('OLD')
  storeKey(key)
  expect(storedKey()).toBe(key)
  expect(Object.keys(sessionStorage)).toEqual(['attribution', `gate:${key}`])
})
