import { checkPalette, colourOf } from './palette'

test('names the colour that the palette does not have', () => {
  expect(() => colourOf('blue-light')).toThrow('app/globals.css: --blue-light is missing')
})

test.each(['#c8dfe;', 'lightblue;', 'rgb(200 223 238);', '#c8dfee'])('refuses the colour %s', (value) => {
  expect(checkPalette(`  :root {\n    --surface-light: ${value}\n  }`)).toEqual([
    `app/globals.css: --surface-light is “${value}”, expected a colour with six hexadecimal digits and a semicolon, such as #1c0309;`,
  ])
})
