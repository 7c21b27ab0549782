import { readFileSync } from 'node:fs'
import { palette } from './palette'

const styles = readFileSync('app/globals.css', 'utf8')

test('the palette and the stylesheet hold the same colours for both themes, each once', () => {
  const tokens = [...styles.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g)].map(([, ...token]) => token)
  const { light, dark } = palette
  const names = Object.keys(light) as (keyof typeof light)[]
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(Object.keys(dark)).toEqual(names)
  expect(tokens).toEqual(names.map((name) => [kebab(name), light[name], dark[name]]))
})
