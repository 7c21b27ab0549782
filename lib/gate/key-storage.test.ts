/** @jest-environment jsdom */
import { invalidateKeysInAllTabs, storeKey, storedKeys } from './key-storage'

const stored = { id: 'wIgjY4RoBvVADNa5x6x2qg', key: 'DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw' }

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a lock in any tab invalidates all keys stored before it, but none stored after it', () => {
  storeKey(stored.id, stored.key)
  const entriesOfOtherTab = { ...sessionStorage }
  invalidateKeysInAllTabs()
  expect({ ...sessionStorage }).toEqual({})
  Object.assign(sessionStorage, entriesOfOtherTab)
  expect(storedKeys()).toEqual([])
  storeKey(stored.id, stored.key)
  expect(storedKeys()).toEqual([stored])
})

test.each(['', stored.key, `0.${stored.key}=`])('removes the malformed entry "%s" and no other', (entry) => {
  sessionStorage.setItem(`gate:${stored.id}`, entry)
  sessionStorage.setItem('attribution', '{}')
  expect(storedKeys()).toEqual([])
  expect({ ...sessionStorage }).toEqual({ attribution: '{}' })
})
