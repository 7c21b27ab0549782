import { readFileSync } from 'node:fs'
import { palette } from './palette'

const tokens = readFileSync('app/globals.css', 'utf8')

test.each(Object.entries(palette))('%s is the light value of its token', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(tokens).toContain(`--${token}: light-dark(${colour},`)
})
