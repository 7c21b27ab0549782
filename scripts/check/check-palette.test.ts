import { readFileSync } from 'node:fs'
import { gumLight } from '@/lib/theme/palette'
import { checkPalette } from './check-palette'

test('accepts the delivered palette', () => {
  expect(checkPalette()).toEqual([])
})

test('finds a colour that changed in app/globals.css only', () => {
  const styles = readFileSync('app/globals.css', 'utf8').replace(`--gum-light: ${gumLight};`, '--gum-light: #abcdef;')
  expect(checkPalette(styles)).toEqual([
    `lib/theme/palette.ts: gumLight is ${gumLight}, expected #abcdef, which is --gum-light in app/globals.css`,
  ])
})

test('colours the icon with the palette', () => {
  const styles = readFileSync('app/globals.css', 'utf8')
  const tokens = [...styles.matchAll(/--\w+-(?:light|dark): (#\w+);/g)].map(([, colour]) => colour)
  const colours = readFileSync('app/icon.svg', 'utf8').match(/#\w+/g)
  expect(colours).toHaveLength(4)
  expect(tokens).toEqual(expect.arrayContaining(colours!))
})
