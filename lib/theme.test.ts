import { readFileSync } from 'node:fs'
import { themeColours } from './theme'

test('the bars of the browser take the canvas of the stylesheet', () => {
  const { light, dark } = themeColours
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`--canvas: light-dark(${light}, ${dark});`)
})
