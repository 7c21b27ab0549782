import { readFileSync } from 'node:fs'
import { syntaxIssue } from './syntax'

const packageWith = (price: string, monthly: string) =>
  `export const core = { items: [{ title: 'Ads' }, { price: ${price} }], investment: { monthly: ${monthly} } }`

test.each([
  ['22,400', '22400'],
  ['£22,400', '22400'],
  ['£22400', '22400'],
  ['1,022,400', '1022400'],
])('names the field whose amount is written as %s', (amount, digits) => {
  expect(syntaxIssue('content/a.ts', packageWith('300', amount))).toBe(
    `content/a.ts: core.investment.monthly is ${amount}: expected whole pounds, without £ and comma, such as ${digits}`,
  )
})

test('names the entry of a list', () => {
  expect(syntaxIssue('content/a.ts', packageWith('1,500', '2400'))).toMatch(
    /^content\/a\.ts: core\.items\[2\]\.price is 1,500: /,
  )
})

test.each([
  ["export const a = {\n  title: 'It's here',\n}", 2],
  ["export const a = {\n  title: 'One'\n  text: 'Two',\n}", 3],
  ['export const a = [', 1],
])('names the line of another mistake: %j', (source, line) => {
  expect(syntaxIssue('content/a.ts', source)).toMatch(
    new RegExp(
      `^content/a\\.ts:${line} has a syntax error \\(.+\\): check the quotation marks, commas and brackets of `,
    ),
  )
})

test('accepts the content, and lists of numbers', () => {
  expect(syntaxIssue('content/essential.ts', readFileSync('content/essential.ts', 'utf8'))).toBeUndefined()
  expect(syntaxIssue('content/a.ts', "export const a = { list: [1,200], text: 'price: 1,200' }")).toBeUndefined()
})
