import { readFileSync, readdirSync } from 'node:fs'
import { interpolate, placeholders } from './interpolate'

test('values take the place of their names', () => {
  expect(interpolate('{months}-month minimum, {price}', { months: 3, price: '£5' })).toBe('3-month minimum, £5')
})

test('a value that is missing is an error, not an empty space', () => {
  expect(() => interpolate('{months} months', {})).toThrow('{months}')
})

test('every name has a text that holds it', () => {
  const texts = readdirSync('content')
    .map((name) => readFileSync(`content/${name}`, 'utf8'))
    .join()
  expect(placeholders.filter((name) => !texts.includes(`{${name}}`))).toEqual([])
})
