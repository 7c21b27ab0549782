import { interpolate } from './interpolate'

test('values take the place of their names', () => {
  expect(interpolate('{months}-month minimum, {price}', { months: 3, price: '£5' })).toBe('3-month minimum, £5')
  const pattern: `${string}{cap}${string}` = 'up to {cap}'
  expect(interpolate(pattern, { cap: 20 })).toBe('up to 20')
})

/** Never called: `npm run typecheck` fails when one of these lines compiles. */
export function refused(text: string) {
  // @ts-expect-error A value is missing.
  interpolate('{months} months', {})
  // @ts-expect-error A name is misspelt.
  interpolate('{months} months', { mnths: 3 })
  // @ts-expect-error A text with names has lost one.
  interpolate('{monthly} and {fee}' as `${string}{monthly}${string}{fee}${string}`, { monthly: 5 })
  // @ts-expect-error Any text at all.
  interpolate(text, { months: 3 })
}
