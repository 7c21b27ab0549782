import { colourOf } from './palette'

test('names the colour that the palette does not have', () => {
  expect(() => colourOf('blue-light')).toThrow('app/globals.css: --blue-light is missing')
})
