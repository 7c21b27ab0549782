import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packages } from '@/content/pricing'
import { DEMO_PASSWORD } from '@/lib/gate/password'
import { chargeAtCap } from '@/lib/prices/charge'
import { formatPounds } from '@/lib/prices/money'
import { assertNoLeaks, findLeaks } from './find-leaks'

const PASSWORD = '7k2m-x9tq-4hzn-c0dw'
const SENTENCE = "each, in the clinic's name & voice."
const find = (text: string | Buffer, file = 'a.html', amounts = [600, 1495]) =>
  findLeaks(file, Buffer.from(text), { password: PASSWORD, amounts, sentences: [SENTENCE] })
const PAGE_SCRIPT = '_next/static/pages/a.js'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ...['<p>From £1495.</p>', '<b>£<!-- -->1,495</b>', '<b>&#163;1,<i>4</i>95</b>', '<sup>£</sup>1,495', '£1,000–1,495'],
  ...['<td>1495</td><td>20</td>', '<i data-month="1495">', '<i data-month=1495>', '<title>Core costs 1,495</title>'],
  ...['<script type="application/ld+json">{"price":1495}</script>', '<!-- Core <b>1,495</b> -->', '1 495 pounds'],
  ...['Core,1495,20', 'Core\t1495.00', '{"core":1495}', '| Core | 1,495 |', '<text x="1">1,495</text>', '£1\\,495'],
  ...[Buffer.from('From £1495 a month', 'latin1'), utf16('a,1495\n'), utf16('a,1495\n').swap16()],
])('finds an amount in a text: %s', (text) => {
  expect(find(text)).toEqual(['£1,495'])
})

test.each([
  ...['a="\\xa31,495"', '["£","1,495"]', 'x={monthly:1495,cap:20}', '"{\\"monthly\\":1495}"'],
  ...['\0\xff£1,495', 'push("{\\"fees\\":[20,1495]}")'],
])('finds an amount in a script or a binary file: %s', (text) => {
  expect(find(text, PAGE_SCRIPT)).toEqual(['£1,495'])
})

test.each(['£600', 'GBP 600', '600 pounds'])('finds an amount below 1,000 as money: %s', (text) => {
  for (const file of ['a.html', 'a.js']) expect(find(`<p>${text}</p>`, file)).toEqual(['£600'])
})

test.each([
  '<p>14,950, 1,495.50, £1,495k, 11,495, 1,495,000, 1495%, v1.1495, #1495, /1495, 2024-1495</p>',
  '<p>020 7946 1495</p><p>1495 7946</p> max-age=1495 600 clinics',
  '<svg width="1495" viewBox="0 0 1495 10"><style>a{b:1495}</style><path d="M 0 1495"/></svg>',
  '<meta property="og:image:width" content="1495"><script>f(1495)</script><a href="/a?b=1495" style="--a:1495">',
])('accepts other numbers: %s', (text) => {
  expect(find(text)).toEqual([])
})

test('finds round amounts, but not in libraries and fonts', () => {
  const libraries = ['react-dom/cjs/react-dom-client.production.js', 'framer-motion/dist/framer-motion.js']
  const round = [1000, 1024, 1200, 1999, 2000, 2048, 4096, 65_535]
  for (const path of [...libraries.map((name) => `node_modules/${name}`), 'app/fonts/card/display.ttf', 'app/icon.svg'])
    expect(find(readFileSync(path), path, round)).toEqual([])
  // Modules.
  expect(find('push("1:I[2000,[]]"),{ids:[2000]}', PAGE_SCRIPT, round)).toEqual([])
  // As minifiers write it.
  expect(find('{monthly:2e3}', 'a.js', round)).toEqual(['£2,000'])
})

test.each([
  '<p>EACH, in <b>the</b>&nbsp;clinic’s\n name &amp; voice.</p>',
  '"each, in\\xa0the clinic\\u2019s name \\u0026 voice."',
])('finds a sentence: %s', (text) => expect(find(text)).toEqual([`“${SENTENCE}”`]))

test.each([
  ...[PASSWORD.toUpperCase(), `<!-- ${PASSWORD} -->`, '7k2m\u2011x9tq-<wbr>4hzn-c0dw', '%37k2m%2Dx9tq-4hzn-c0dw'],
  ...[Buffer.concat([Buffer.from('0'), utf16(PASSWORD)]), utf16(PASSWORD).swap16()],
])('finds the password, without repeating it: %s', (text) => {
  for (const file of ['a.html', 'a.js', 'a.png']) expect(find(text, file)).toEqual(['the password'])
})

test('stops with the names of the files that contain the password, a price or a sum', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: DEMO_PASSWORD })
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  const { investment } = packages.core
  const amounts = [investment.monthly, chargeAtCap(investment)].map(formatPounds)
  writeFileSync(join(folder, '_headers'), DEMO_PASSWORD)
  writeFileSync(join(folder, 'a.txt'), amounts.join())
  const lines = ['_headers (public/_headers) contains the password', ...amounts.map((sum) => `a.txt contains ${sum}`)]
  await expect(assertNoLeaks(folder)).rejects.toThrow(lines.map((line) => `\n  out/${line}`).join(''))
})
