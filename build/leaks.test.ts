import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { finishExport } from './finish-export'
import { findLeaks, collectSecrets } from './leaks'

// Keeps the password of .env out of this test.
jest.mock('@/build/load-env', () => ({}))
jest.mock('@/first-paint/build', () => ({ inlineStylesAndDeferScripts: async () => {} }))

const password = 'plain-words-that-only-open-the-tests'
const sentence = 'Content by influencers – worth £600 & more'

test('the build fails when files contain sealed content or the password, and does not repeat the password', async () => {
  process.env.PRICING_PASSWORD = password
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  writeFileSync(join(folder, 'clean.html'), '<meta charset="utf-8"><h1>Pricing</h1><p>This page is private.</p>')
  writeFileSync(join(folder, 'page.html'), `<meta charset="utf-8"><p>${pricingSheet().lead}</p>`)
  writeFileSync(join(folder, 'chunk.js'), `open("${password}")`)
  const error = await finishExport(folder).catch(String)
  expect(error).toContain('page.html contains "')
  expect(error).toContain('chunk.js contains the password')
  expect(error).not.toContain(password)
  // Before that step, the build adds the policies. They apply only to the scripts after them.
  const page = readFileSync(join(folder, 'clean.html'), 'utf8')
  expect(page).toMatch(/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><h1>/)
  rmSync(folder, { recursive: true })
})

test('collects the sealed sentences and figures that are not published', () => {
  const sealed = {
    title: 'Choose Your Growth Package',
    action: { label: 'Let’s Get Started', href: '/book to nowhere' },
    items: [{ id: 'ads and more', icon: 'undo 2', price: 1495 }, { price: 1500 }],
    cap: 20,
  }
  const figures = ['£1,495', '1,495', '1495', 'price:1495', '"price":1495', '£20', 'cap:20', '"cap":20']
  expect(collectSecrets(sealed, [{ label: 'Let’s Get Started' }, { price: 1500 }])).toEqual([sealed.title, ...figures])
})

test.each([
  ['as JavaScript escapes', 'Content by influencers \\u2013 worth \\u00A3600 \\u0026 more'],
  ['as HTML entities', 'Content by influencers &ndash; worth &#163;600 &amp; more'],
  ['as escaped HTML entities', 'Content by influencers \\u2013 worth \\u0026pound;600 \\u0026amp; more'],
  ['split by tags and comments', 'Content <b>by</b> influencers<!-- --> – worth £<!-- -->600 &amp; more'],
])('finds a sentence %s', (_, text) => {
  expect(findLeaks(`var a="${text}";`, [sentence])).toEqual([sentence])
})

test('finds a figure between punctuation, but not inside a longer number or name', () => {
  expect(findLeaks('{price:1495} <td>£1,495</td>', ['1495', '£1,495'])).toEqual(['1495', '£1,495'])
  expect(findLeaks('14950 91495 x1495y 0.1495', ['1495'])).toEqual([])
})
