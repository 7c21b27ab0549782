import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { assertNoLeaks, leaksIn, secretsOf } from './leaks'

// The password is this test's own, whatever .env says.
jest.mock('@/build/load-env', () => ({}))

const password = 'plain-words-that-only-open-the-tests'
const sheet = pricingSheet()
const charge = `£${sheet.packages.core.investment.monthly.toLocaleString('en-GB')}`
const sentence = 'Content by influencers – worth £600 & more'
const base64 = (text: string) => Buffer.from(text).toString('base64')

let folder = ''
beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: password })
  folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  writeFileSync(join(folder, 'clean.html'), '<h1>Pricing</h1><p>This page is private.</p>')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

test.each<[file: string, bytes: string | Buffer]>([
  ['page.html', `<p>${sheet.lead}</p>`],
  ['chunk.js', `e.exports={monthly:${sheet.packages.premium.investment.monthly}}`],
  ['payload.txt', JSON.stringify({ sum: charge })],
  ['copy.html.gz', gzipSync(sheet.lead.repeat(3))],
  ['copy.html.br', brotliCompressSync(sheet.lead.repeat(3))],
  ['password.html', password],
  ['password.js', `const entry="${base64(password)}"`],
])('sealed content in %s stops the build, and the report does not repeat the password', async (name, bytes) => {
  writeFileSync(join(folder, name), bytes)
  const { message } = await assertNoLeaks(folder).then(
    () => new Error('nothing was found'),
    (error: Error) => error,
  )
  expect(message).toContain(`${name} holds `)
  expect(message).not.toContain(password)
})

test('a clean folder passes', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await assertNoLeaks(folder)
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^None of \d{2,} sealed texts .* any of the 1 files/))
})

test('the secrets are the sealed sentences and figures that are not public too', () => {
  const sealed = {
    title: 'Choose Your Growth Package',
    action: { label: 'Let’s Get Started', href: '/book to nowhere' },
    items: [{ id: 'ads and more', icon: 'undo 2', price: 1495 }, { price: 1500 }],
    cap: 20,
  }
  const figures = ['£1,495', '1,495', '1495', 'price:1495', '"price":1495', '£20', 'cap:20', '"cap":20']
  expect(secretsOf(sealed, [{ label: 'Let’s Get Started' }, { price: 1500 }])).toEqual([sealed.title, ...figures])
})

test.each([
  ['escaped', 'Content by influencers \\u2013 worth \\u00A3600 \\u0026 more'],
  ['escaped in short', 'Content by influencers \\u{2013} worth \\xa3600 & more'],
  ['as entities', 'Content by influencers &ndash; worth &pound;600 &amp; more'],
  ['as escaped entities', 'Content by influencers \\u2013 worth \\u0026pound;600 \\u0026amp; more'],
  ['cut by comments and tags', 'Content <b>by</b> influencers<!-- --> – worth £<!-- -->600 &amp; more'],
  ['in a URL', encodeURIComponent(sentence)],
  ['in base64', base64(`{"text":"${sentence}"}`)],
  ['in base64 with letters before it', `v1_${base64(sentence)}`],
  ['in base64 for URLs', Buffer.from(`???${sentence}`).toString('base64url')],
  ['escaped in base64', base64(JSON.stringify(sentence).replace('–', '\\u2013').replace('£', '\\u00a3'))],
])('a sentence is found %s', (_, written) => {
  expect(leaksIn(`var a="${written}";`, [sentence])).toEqual([sentence])
})

test('a figure is found among marks, and not inside a number or name', () => {
  expect(leaksIn('{price:1495} <td>£1,495</td>', ['1495', '£1,495'])).toEqual(['1495', '£1,495'])
  expect(leaksIn('14950 91495 x1495y 0.1495', ['1495'])).toEqual([])
})
