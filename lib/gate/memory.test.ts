/** @jest-environment jsdom */
import { invalidateKeysInAllTabs, rememberKey, rememberedKeys } from './memory'

const stored = { id: 'wIgjY4RoBvVADNa5x6x2qg', key: 'DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw' }

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a lock in any tab invalidates all keys stored before it, but none stored after it', () => {
  rememberKey(stored.id, stored.key)
  const entriesOfOtherTab = { ...sessionStorage }
  invalidateKeysInAllTabs()
  expect({ ...sessionStorage }).toEqual({})
  Object.assign(sessionStorage, entriesOfOtherTab)
  expect(rememberedKeys()).toEqual([])
  rememberKey(stored.id, stored.key)
  expect(rememberedKeys()).toEqual([stored])
})

test.each(['', '{"open":true}', stored.key, `0.${stored.key}=`, `-1.${stored.key}`])(
  'removes the malformed entry "%s" and leaves other entries',
  (entry) => {
    sessionStorage.setItem(`gate:${stored.id}`, entry)
    sessionStorage.setItem('attribution', '{}')
    expect(rememberedKeys()).toEqual([])
    expect({ ...sessionStorage }).toEqual({ attribution: '{}' })
  },
)
