import { readFileSync } from 'node:fs'
import * as palette from './palette'

const styles = readFileSync('app/globals.css', 'utf8')
const tokens = new Map(
  [...styles.matchAll(/--(\w+-(?:light|dark)): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
)

test.each(Object.entries(palette))('%s has the value of app/globals.css', (name, colour) => {
  const token = name.replace(/(?=[A-Z])/, '-').toLowerCase()
  expect(colour).toBe(tokens.get(token))
})

test('colours the icon with the palette', () => {
  const colours = readFileSync('app/icon.svg', 'utf8').match(/#\w+/g)
  expect(colours).toHaveLength(4)
  expect([...tokens.values()]).toEqual(expect.arrayContaining(colours!))
})
