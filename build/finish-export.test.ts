import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { finishExport } from './finish-export'

// Keeps the password of .env out of this test.
jest.mock('@/build/load-env', () => ({}))
jest.mock('@/first-paint/build', () => ({ inlineStylesAndDeferScripts: async () => {} }))

const password = 'plain-words-that-only-open-the-tests'
test('writes compressed copies, removes _not-found.html and payloads, and throws when a page contains the password', async () => {
  process.env.PRICING_PASSWORD = password
  const folder = mkdtempSync(join(tmpdir(), 'export-'))
  const writePage = (name: string, script: string) =>
    writeFileSync(join(folder, name), `<html><head><meta charset="utf-8"><script>${script}</script></head></html>`)
  writePage('a.html', 'run()')
  writePage('_not-found.html', 'run()')
  for (const name of ['a.txt', 'robots.txt']) writeFileSync(join(folder, name), '')
  await finishExport(folder)
  const page = readFileSync(join(folder, 'a.html'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br')))).toEqual(page)
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz')))).toEqual(page)
  const present = ['_not-found.html', 'a.txt', 'robots.txt'].filter((name) => existsSync(join(folder, name)))
  expect(present).toEqual(['robots.txt'])

  writePage('b.html', `open("${password}")`)
  await expect(finishExport(folder)).rejects.toThrow('b.html contains the password')
  rmSync(folder, { recursive: true })
})
