import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { refuseLeaks } from './refuse-leaks'

// The password is this test's own, whatever .env says.
jest.mock('@/build/load-env', () => ({}))

const password = 'plain-words-that-only-open-the-tests'
const sheet = pricingSheet()
const charge = `£${sheet.packages.core.investment.monthly.toLocaleString('en-GB')}`
const planted: Record<string, string | Uint8Array> = {
  'page.html': `<p>${sheet.lead}</p>`,
  'chunk.js': `e.exports={monthly:${sheet.packages.premium.investment.monthly}}`,
  'payload.txt': JSON.stringify({ sum: charge }).replace('£', '\\u00a3'),
  'entities.html': `<td>${charge.replace('£', '&pound;')}</td>`,
  'base64-0.css': `url(data:;base64,${Buffer.from(sheet.title).toString('base64')})`,
  'base64-1.css': `url(data:;base64,${Buffer.from(`x${sheet.title}`).toString('base64')})`,
  'base64-2.css': `url(data:;base64,${Buffer.from(`xx${sheet.title}`).toString('base64')})`,
  'copy.html.gz': gzipSync(sheet.popular),
  'password.json': JSON.stringify({ password }),
}

let folder = ''
const configured = process.env.PRICING_PASSWORD
beforeEach(() => {
  process.env.PRICING_PASSWORD = password
  folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  writeFileSync(join(folder, 'clean.html'), '<h1>Pricing</h1><p>This page is private.</p>')
})
afterEach(() => {
  if (configured === undefined) delete process.env.PRICING_PASSWORD
  else process.env.PRICING_PASSWORD = configured
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

test('a leak stops the build in whatever file and form it stands, and the report does not repeat the password', async () => {
  for (const [name, bytes] of Object.entries(planted)) writeFileSync(join(folder, name), bytes)
  const { message } = await refuseLeaks(folder).then(
    () => new Error('nothing was found'),
    (error: Error) => error,
  )
  const named = [...message.matchAll(/(\S+) holds /g)].map(([, path = '']) => path.slice(folder.length + 1))
  expect([...new Set(named)].sort()).toEqual(Object.keys(planted).sort())
  expect(message).not.toContain(password)
})

test('a clean folder passes', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {})
  await refuseLeaks(folder)
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^None of \d+ sealed texts .* any of the 1 files/))
})
