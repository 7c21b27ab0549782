import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { finishExport } from './finish-export'
import { filesBelow } from './pages'

// The password is this test's own, whatever .env says.
jest.mock('@/build/load-env', () => ({}))

const password = 'plain-words-that-only-open-the-tests'
const head =
  '<meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css"/><script data-early="true">early()</script>'

let folder: string
beforeEach(() => {
  process.env.PRICING_PASSWORD = password
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  mkdirSync(join(folder, '_next'))
  for (const name of ['_next/a.css', '_not-found.html']) writeFileSync(join(folder, name), 'p{color:red}')
  jest.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  delete process.env.PRICING_PASSWORD
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})
const writePage = (script: string) =>
  writeFileSync(join(folder, 'a.html'), `<html><head>${head}</head><body><script>${script}</script></body></html>`)

test('what is published has copies that unpack to the same bytes, and no second not-found page', async () => {
  writePage('run()')
  await finishExport(folder)
  const page = readFileSync(join(folder, 'a.html'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br')))).toEqual(page)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz')))).toEqual(page)
  expect(filesBelow(folder).filter((name) => name.startsWith('_not-found'))).toEqual([])
})

test('a secret is found last of all, in what the steps before have written', async () => {
  writePage(`keep("${password.repeat(9)}")`)
  await expect(finishExport(folder)).rejects.toThrow(/_next\/static\/pages\/a-\w+\.js\.br holds the password/)
})
