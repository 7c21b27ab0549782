import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { figures } from './figures'

/** The results that clients are quoted with, and messages that say what a sum looks like. */
const OTHER_SUMS = ['content/website.ts', 'content/schema.ts']

const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name)),
)
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(codeOf(file)))

test('no sum of money is typed into a text', () => {
  expect(filesWith(/£\s?\d/).filter((file) => !OTHER_SUMS.includes(file))).toEqual([])
})

test('nothing but the content holds a price', () => {
  const prices = sources
    .filter((file) => file.startsWith('content'))
    .flatMap((file) => [...codeOf(file).matchAll(/\b(?:price|yearlyPrice|totalValue|monthly|setup): (\d{4,})/g)])
    // Round thousands are also milliseconds and pixels.
    .flatMap(([, price = '']) => (price.endsWith('000') ? [] : price))
  expect(prices).toContain(String(figures.setup))
  expect(filesWith(new RegExp(`\\b(${prices.join('|')})\\b`)).filter((file) => !file.startsWith('content'))).toEqual([])
})

test('figures that several pages share stand once', () => {
  expect(filesWith(new RegExp(`\\b${figures.setup}\\b`))).toEqual(['content/figures.ts'])
  const { replyMinutes, strategyCallMinutes, roadmapMonths, minimumMonths, perConsultation } = figures
  const minutes = `\\b(${replyMinutes}|${strategyCallMinutes})(\\\\u00a0|[ \u00a0-])minute`
  expect(
    filesWith(new RegExp(`${minutes}|\\b(${roadmapMonths}|${minimumMonths})-month|£${perConsultation}(?![\\d,])`)),
  ).toEqual([])
})
