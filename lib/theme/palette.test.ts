import { readFileSync } from 'node:fs'
import * as palette from './palette'

const styles = readFileSync('app/globals.css', 'utf8')

test.each(Object.entries(palette))('has %s of app/globals.css: %s', (name, colour) => {
  expect(styles).toContain(`--${name.replace(/(?=[A-Z])/, '-').toLowerCase()}: ${colour};`)
})

test('colours the icon with the palette', () => {
  const tokens = [...styles.matchAll(/--\w+-(?:light|dark): (#\w+);/g)].map(([, colour]) => colour)
  const colours = readFileSync('app/icon.svg', 'utf8').match(/#\w+/g)
  expect(colours).toHaveLength(4)
  expect(tokens).toEqual(expect.arrayContaining(colours!))
})
