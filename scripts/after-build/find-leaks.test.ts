import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages } from '@/content/pricing'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { assertNoLeaks, findLeaks } from './find-leaks'
import { createSecrets } from './secrets'

const PASSWORD = '7k2m-x9tq-4hzn-c0dw'
const content = {
  monthly: 1495,
  items: [{ price: 2800 }],
  adSpend: '£1,000–£2,000',
  lead: 'Two packages. We answer every enquiry, for {fee} each, in\u00a0the clinic’s name & voice.',
  service: 'Found by patients nearby, whatever they search',
}
const sources = {
  password: PASSWORD,
  content,
  sharedTexts: [{ detail: content.service }],
  publicPrices: new Set([2800, 1000]),
}
const secrets = createSecrets(sources)
const find = (text: string | Buffer, isPublic = false) => findLeaks(Buffer.from(text), secrets, isPublic)

test.each([
  ['a text without a comma', '<p>From £1495.</p>', '£1,495'],
  ['text nodes of React', '<b>£<!-- -->1,495</b>', '£1,495'],
  ['an escaped text', 'a="\\xa31,495"', '£1,495'],
  ['a text with an entity', '<p>&pound;1,495</p>', '£1,495'],
  ['a text with a numeric entity', '<p>&#xA3;1,495 &#163;1,495</p>', '£1,495'],
  ['an escaped text of ES6', '"\\u{a3}1,495"', '£1,495'],
  ['a range', '<p>£1,495–£2,000</p>', '£1,495'],
  ['a text with pence', '£1,495.00', '£1,495'],
  ['a text with a space', '£ 1 495', '£1,495'],
  ['a currency code', 'GBP 1495', '£1,495'],
  ['a file in Windows-1252', Buffer.from('From £1495 a month', 'latin1'), '£1,495'],
  ['a file in UTF-16', Buffer.from('\ufeffFrom £1495 a month', 'utf16le'), '£1,495'],
  [
    'a file with other bytes',
    Buffer.concat([Buffer.from([0, 255, 254, 163]), Buffer.from('£1,495'), Buffer.from([0])]),
    '£1,495',
  ],
  ['props in a payload', 'push("{\\"monthly\\":1495,\\"cap\\":20}")', '"monthly":1495'],
])('finds a price in %s', (_, text, name) => {
  expect(find(text)).toContain(`${name} of content/pricing.ts`)
})

test.each([
  ['HTML', '<p>We answer every enquiry, for £9 each</p>', 'We answer every enquiry, for'],
  ['a script', 'x="each, in\\xa0the clinic\\u2019s name & voice."', "each, in the clinic's name & voice."],
  ['JSON', '{"a":"each, in the clinic\\u2019s name \\u0026 voice."}', "each, in the clinic's name & voice."],
  ['straight apostrophes', "each, in the clinic's name & voice.", "each, in the clinic's name & voice."],
  ['two lines', 'each, in the clinic’s\n  name & voice.', "each, in the clinic's name & voice."],
  ['an escaped text', '<p>each, in&nbsp;the clinic’s name &amp; voice.</p>', "each, in the clinic's name & voice."],
])('finds a sentence in %s', (_, text, part) => {
  expect(find(text)).toEqual([`“${part}” of content/pricing.ts`])
})

test('finds the password without repeating it', () => {
  expect(find(`open("${PASSWORD}")`)).toEqual(['the password'])
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

test.each([
  'Core,1495,20',
  'Core;"1,495"',
  'Core\t1495.00',
  '{"core":1495}',
  '| Core | 1,495 |',
  '<text x="1">1,495</text>',
])('finds a price without a £ in a file of public/: %s', (text) => {
  expect(find(text, true)).toEqual(['£1,495 of content/pricing.ts'])
  expect(find(text)).toEqual([])
})

test.each([
  '<svg viewBox="0 0 1495 10"><style>a{width:1495px;b:1495}</style></svg>',
  'max-age=1495, 020 7946 1495, 1495 7946, 2024-1495, #1495, /1495, v1.1495, 1495%, 11,495, 1,495,000, 1495.5',
])('accepts other figures of a file in public/: %s', (text) => {
  expect(find(text, true)).toEqual([])
})

const LIBRARIES = ['react-dom/cjs/react-dom-client.production.js', 'framer-motion/dist/framer-motion.js']
const OTHERS = [
  ...LIBRARIES.map((name) => `node_modules/${name}`),
  ...['app/icon.svg', 'app/favicon.ico', 'app/fonts/card/display.ttf', 'public/_headers', 'public/print.css'],
].map((path) => ({ bytes: readFileSync(path), isPublic: path.startsWith('public/') }))

// Short prices resemble other figures, and minifiers shorten round ones.
test.each([1, 20, 300, 1000, 1495, 2025, 20_000])(
  'finds the price %d, but no figure of a library, a font or a drawing',
  (pounds) => {
    const prices = { price: pounds, monthly: pounds, totalValue: pounds, perConsultation: pounds }
    const ofPrice = createSecrets({ ...sources, content: prices, publicPrices: new Set() })
    const drawing = `<svg width="${pounds}"><path d="M${pounds},${pounds}"/></svg> v${pounds} #${pounds} f(${pounds})`
    const others = [...OTHERS, { bytes: Buffer.from(drawing), isPublic: false }]
    expect(others.flatMap(({ bytes, isPublic }) => findLeaks(bytes, ofPrice, isPublic))).toEqual([])
    const minified = String(pounds).replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
    for (const text of [`<p>£${pounds.toLocaleString('en-GB')}</p>`, `{"price":${pounds}}`, `a={price:${minified}}`])
      expect(findLeaks(Buffer.from(text), ofPrice, false)).toHaveLength(1)
  },
)

const PRICE = formatPounds(packages.core.investment.monthly)
const SENTENCE = pricingContent().estimator.lead

describe('an export', () => {
  let folder = ''
  beforeEach(() => {
    jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: DEMO_PASSWORD })
    folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  })
  afterEach(() => jest.restoreAllMocks())

  // Every extension of the export, and others that an owner can put into public/.
  test.each(
    ['', 'css', 'csv', 'html', 'ico', 'js', 'json', 'md', 'pdf', 'png', 'svg', 'txt', 'woff2', 'xml'].flatMap(
      (extension) => [PRICE, SENTENCE, DEMO_PASSWORD].map((text) => [extension, text]),
    ),
  )('with the extension “%s” may not contain “%s”', async (extension, text) => {
    const name = extension ? `a.${extension}` : '_headers'
    const binary = /ico|pdf|png|woff2/.test(extension!) ? [0x89, 0, 0xff] : []
    writeFileSync(join(folder, name), Buffer.concat([Buffer.from(binary), Buffer.from(`Text ${text} text`)]))
    const file = extension ? `out/${name}` : 'out/_headers (public/_headers)'
    const secret = text === DEMO_PASSWORD ? 'the password' : 'of content/pricing.ts'
    await expect(assertNoLeaks(folder)).rejects.toThrow(
      new RegExp(`\\n  ${file.replace(/[().]/g, '\\$&')} contains .*${secret}`),
    )
  })
})
