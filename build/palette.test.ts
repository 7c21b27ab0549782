import { readFileSync } from 'node:fs'
import { filesBelow } from './files'
import { colourSvg, HEX_COLOUR, paletteModule, readPalette } from './palette'

const TOKEN = new RegExp(`--\\w+-(light|dark):\\s*${HEX_COLOUR.source}\\s*;`, 'gi')
const COLOUR = /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*\d/gi
/** Black, white and transparent are no colours of the palette. */
const NEUTRAL = /^#(0000?|fff)$/i

const withoutTokens = (palette: string) => palette.replace(TOKEN, '')
const coloursOf = (source: string) => (source.match(COLOUR) ?? []).filter((colour) => !NEUTRAL.test(colour))

test('colours are written in the palette only, so that a new palette changes all of them', () => {
  const files = ['app', 'components', 'content', 'lib', 'early'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /\.(css|tsx?|svg)$/.test(name) && name !== 'icon.svg' && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`),
  )
  const found = [...files, 'content/icon.svg'].flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const colours = coloursOf(file === 'app/globals.css' ? withoutTokens(source) : source)
    return colours.map((colour) => `${file}: ${colour}`)
  })
  expect(found).toEqual([])
})

test.each([
  ['#b3122a', '#b3122a'],
  ['#B3122A', '#b3122a'],
  ['#b12', '#bb1122'],
  ['#B12', '#bb1122'],
])('takes %s for a colour of the palette, and reads it as %s', (colour, read) => {
  const edited = readFileSync('app/globals.css', 'utf8').replace(/(--red-light:)[^;]+/, `$1 ${colour}`)
  expect(readPalette(edited)['red-light']).toBe(read)
  expect(coloursOf(withoutTokens(edited))).toEqual([])
})

const styles = '--gum-light: #abcdef; --gum-dark: #000; --ink-light: #111; --red-light: #222; --booked-light: #fff;'

test('reads the palette for toolbars, share cards and icons, and names a token that it cannot use', () => {
  const palette = readPalette(styles)
  expect(paletteModule(palette)).toContain("export const gumLight = '#abcdef'")
  expect(colourSvg('<path fill="var(--gum-light)"/>', palette)).toBe('<path fill="#abcdef"/>')
  expect(() => colourSvg('<path fill="var(--gold)"/>', palette)).toThrow('content/icon.svg uses var(--gold)')
  expect(() => readPalette(styles.replace('#abcdef', 'salmon'))).toThrow('--gum-light is "salmon"')
})
