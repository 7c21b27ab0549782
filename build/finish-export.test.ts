import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { finishExport } from './finish-export'
import { filesBelow } from './pages'

// Keeps the password of .env out of this test.
jest.mock('@/build/load-env', () => ({}))
jest.mock('@/first-paint/build', () => ({ inlineStylesAndDeferScripts: async () => {} }))

const password = 'plain-words-that-only-open-the-tests'
let folder: string
const writePage = (name: string, script: string) =>
  writeFileSync(join(folder, name), `<html><head><meta charset="utf-8"><script>${script}</script></head></html>`)

beforeEach(() => {
  process.env.PRICING_PASSWORD = password
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterEach(() => {
  delete process.env.PRICING_PASSWORD
  rmSync(folder, { recursive: true })
})

test('writes compressed copies that decompress to the same bytes, and removes _not-found.html', async () => {
  writePage('a.html', 'run()')
  writePage('_not-found.html', 'run()')
  await finishExport(folder)
  const page = readFileSync(join(folder, 'a.html'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br')))).toEqual(page)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz')))).toEqual(page)
  expect(filesBelow(folder).filter((name) => name.startsWith('_not-found'))).toEqual([])
})

test('throws when a page contains the password', async () => {
  writePage('a.html', `open("${password}")`)
  await expect(finishExport(folder)).rejects.toThrow('a.html contains the password')
})
