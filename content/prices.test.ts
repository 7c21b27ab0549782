import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { essential } from './essential'
import { figures } from './figures'
import { premium } from './premium'
import { packages } from './pricing'
import type { Package } from './schema'
import { websiteOffer } from './website'

/** Quotes the results of clients. */
const QUOTED = 'content/website.ts'
/** Have example prices in their messages. */
const EXAMPLES = 'build/content-checks'

const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith(EXAMPLES)),
)
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const offers: Package[] = [essential, premium, packages.core, packages.premium]
const prices = [
  websiteOffer.price,
  ...offers.flatMap(({ items, totalValue, investment }) => [
    totalValue,
    investment.monthly,
    investment.setup?.price,
    ...items.flatMap(({ price, yearlyPrice }) => [price, yearlyPrice]),
  ]),
]
/** Round thousands are also milliseconds and pixels. */
const telling = new Set(prices.filter((price) => price !== undefined && price >= 1000 && price % 1000 > 0))

test('no sum of money is typed into a text', () => {
  const typed = sources.filter((file) => file !== QUOTED && /£\s?\d/.test(codeOf(file)))
  expect(typed).toEqual([])
})

test('nothing but the content holds a price', () => {
  const numbersOf = (file: string) => (codeOf(file).match(/\b\d+\b/g) ?? []).map(Number)
  const holders = sources.filter(
    (file) => !file.startsWith('content') && numbersOf(file).some((number) => telling.has(number)),
  )
  expect(holders).toEqual([])
})

test('figures that several pages share stand once', () => {
  const setup = new RegExp(`\\b${figures.setup}\\b`)
  expect(sources.filter((file) => setup.test(codeOf(file)))).toEqual(['content/figures.ts'])
  const typed = new RegExp(
    `\\b(${figures.replyMinutes}|${figures.strategyCallMinutes})(\\\\u00a0|[ \u00a0-])minute|\\b(${figures.roadmapMonths}|${figures.minimumMonths})-month|£${figures.perConsultation}(?![\\d,])`,
  )
  expect(sources.filter((file) => typed.test(codeOf(file)))).toEqual([])
})
