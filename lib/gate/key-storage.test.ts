/** @jest-environment jsdom */
import { invalidateKeysInAllTabs, storeKey, storedKey } from './key-storage'

test('stores one key, which a lock in any tab invalidates, and no other entry of the session', () => {
  sessionStorage.setItem('attribution', '{}')
  storeKey('OLD')
  storeKey('NEW')
  expect(storedKey()).toBe('NEW')
  const entriesOfOtherTab = { ...sessionStorage }
  expect(Object.keys(entriesOfOtherTab)).toEqual(['attribution', 'gate:NEW'])
  invalidateKeysInAllTabs()
  expect({ ...sessionStorage }).toEqual({ attribution: '{}' })
  Object.assign(sessionStorage, entriesOfOtherTab)
  expect(storedKey()).toBeUndefined()
  storeKey('NEW')
  expect(storedKey()).toBe('NEW')
})
