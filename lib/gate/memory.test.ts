/** @jest-environment jsdom */
import { forgetKeysEverywhere, rememberKey, rememberedKeys } from './memory'

const kept = { id: 'wIgjY4RoBvVADNa5x6x2qg', key: 'DEbUt0KWJvtxj4eOLGpjeVFWNIsvyVjOzbUmXxWPBvw' }

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('a lock in any tab makes every key void, and a key that is kept after it counts', () => {
  rememberKey(kept.id, kept.key)
  const ofAnotherTab = { ...sessionStorage }
  forgetKeysEverywhere()
  expect({ ...sessionStorage }).toEqual({})
  Object.assign(sessionStorage, ofAnotherTab)
  expect(rememberedKeys()).toEqual([])
  rememberKey(kept.id, kept.key)
  expect(rememberedKeys()).toEqual([kept])
})

test.each(['', '{"open":true}', kept.key, `0.${kept.key}=`, `-1.${kept.key}`])(
  'an entry of another form is removed, and no other: %s',
  (entry) => {
    sessionStorage.setItem(`gate:${kept.id}`, entry)
    sessionStorage.setItem('attribution', '{}')
    expect(rememberedKeys()).toEqual([])
    expect({ ...sessionStorage }).toEqual({ attribution: '{}' })
  },
)
