/** @jest-environment jsdom */
import fc from 'fast-check'
import { ATTRIBUTION_KEY, campaignParameters, parseAttribution, sessionAttribution } from './attribution'

const name = fc.oneof(fc.constantFrom(...campaignParameters), fc.string())
const pair = fc.tuple(name, fc.string({ unit: 'binary', maxLength: 300 }))
const query = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pair).map((pairs) => `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}`),
  fc.array(pair).map((pairs) => `?${new URLSearchParams(pairs.map(([key, value]) => [key, value.toWellFormed()]))}`),
)

/** Only the five parameters, each a text of 1 to 100 characters. */
function expectSound(attribution: object) {
  for (const [key, value] of Object.entries(attribution)) {
    expect(campaignParameters).toContain(key)
    expect(typeof value).toBe('string')
    expect(Array.from(value as string).length).toBeGreaterThan(0)
    expect(Array.from(value as string).length).toBeLessThanOrEqual(100)
  }
}

test('any query gives the five parameters at most, and each of them fits', () => {
  fc.assert(
    fc.property(query, (search) => expectSound(parseAttribution(search))),
    { numRuns: 500 },
  )
})

test('a parameter survives being written into an address and read again', () => {
  const value = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((text) => Array.from(text).slice(0, 100).join(''))
  fc.assert(
    fc.property(fc.constantFrom(...campaignParameters), value, (key, text) => {
      expect(parseAttribution(`?${new URLSearchParams({ other: '1', [key]: text })}`)).toEqual({
        [key]: text.toWellFormed(),
      })
    }),
  )
})

test('whatever another hand left in storage is read without harm', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"utm_source":${json}}`),
      ),
      (kept) => {
        sessionStorage.setItem(ATTRIBUTION_KEY, kept)
        expectSound(sessionAttribution())
      },
    ),
    { numRuns: 300 },
  )
})
