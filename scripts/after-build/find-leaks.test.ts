import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages } from '@/content/pricing'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { formatPounds } from '@/lib/prices/money'
import { assertNoLeaks, findLeaks } from './find-leaks'

const PASSWORD = 'five-calm-herons-cross-slow-rivers'
const content = {
  monthly: 1495,
  items: [{ price: 2800 }],
  adSpend: '£1,000–£2,000',
  lead: 'Two packages. We answer every enquiry, for {fee} each, in\u00a0the clinic’s name & voice.',
  service: 'Found by patients nearby, whatever they search',
}
const secrets = {
  password: PASSWORD,
  content,
  sharedTexts: [{ detail: content.service }],
  publicPrices: new Set([2800, 1000]),
}
const find = (text: string) => findLeaks([{ path: 'out/a.html', text }], secrets)

test.each([
  ['a text without a comma', '<p>From £1495.</p>', '£1,495'],
  ['text nodes of React', '<b>£<!-- -->1,495</b>', '£1,495'],
  ['an escaped text', 'a="\\xa31,495"', '£1,495'],
  ['a text with an entity', '<p>&pound;1,495</p>', '£1,495'],
  ['a range', '<p>£1,495–£2,000</p>', '£1,495'],
  ['props in a payload', 'push("{\\"monthly\\":1495,\\"cap\\":20}")', '"monthly":1495'],
])('finds a price in %s', (_, text, name) => {
  expect(find(text)).toContain(`out/a.html contains ${name}`)
})

test.each([
  ['HTML', '<p>We answer every enquiry, for £9 each</p>', 'We answer every enquiry, for'],
  ['a script', 'x="each, in\\xa0the clinic\\u2019s name & voice."', 'each, in the clinic’s name & voice.'],
  ['an escaped text', '<p>each, in&nbsp;the clinic’s name &amp; voice.</p>', 'each, in the clinic’s name & voice.'],
])('finds a sentence in %s', (_, text, part) => {
  expect(find(text)).toEqual([`out/a.html contains “${part}”`])
})

test('finds the password without repeating it', () => {
  expect(find(`open("${PASSWORD}")`)).toEqual(['out/a.html contains the password'])
})

test.each([
  '<p>£2,800 and £1,000</p>',
  'x={price:2800}',
  '<p>Two packages. Found by patients nearby, whatever they search</p>',
  '<p>£14,950 £1,495.50 £1,495k £11,495</p>',
  '<svg width="1495" viewBox="0 0 1495 1,495"/>',
  '{"xmonthly":1495,"monthly":14950,"width":1495}',
])('accepts public prices and other figures: %s', (text) => {
  expect(find(text)).toEqual([])
})

const LIBRARIES = ['react-dom/cjs/react-dom-client.production.js', 'framer-motion/dist/framer-motion.js']
const libraries = LIBRARIES.map((name) => ({ path: name, text: readFileSync(`node_modules/${name}`, 'utf8') }))

// Short prices resemble other figures, and minifiers shorten round ones.
test.each([1, 20, 300, 1000, 1495, 20_000])('finds the price %d, but no figure of a library or a drawing', (pounds) => {
  const prices = { price: pounds, monthly: pounds, totalValue: pounds, perConsultation: pounds }
  const search = (text: string) =>
    findLeaks([...libraries, { path: 'a', text }], { ...secrets, content: prices, publicPrices: new Set() })
  const drawing = `<svg width="${pounds}"><path d="M${pounds},${pounds}"/></svg> v${pounds} #${pounds} f(${pounds})`
  expect(search(drawing)).toEqual([])
  const minified = String(pounds).replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
  for (const text of [`<p>£${pounds.toLocaleString('en-GB')}</p>`, `{"price":${pounds}}`, `a={price:${minified}}`])
    expect(search(text)).toHaveLength(1)
})

test.each([
  ['a price of Core, although content/pricing.ts has it', formatPounds(packages.core.investment.monthly)],
  ['the password', DEMO_PASSWORD],
])('rejects an export that contains %s', async (_, text) => {
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: DEMO_PASSWORD })
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  writeFileSync(`${folder}/a.html`, text)
  await expect(assertNoLeaks(folder)).rejects.toThrow(/^The export reveals .+a\.html contains /)
  jest.restoreAllMocks()
})
