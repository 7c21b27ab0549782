import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeFile } from '@/jest/temporary-folder'
import { packages } from '@/content/pricing'
import { formatPounds } from '@/lib/prices/money'
import { finishExport } from './finish-export'

// Reading content/ needs the repository as the current folder.
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: PASSWORD })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

const PASSWORD = 'five-calm-herons-cross-slow-rivers'
const core = [packages.core.investment.monthly, packages.core.totalValue].map(formatPounds).join(' and ')

/** Finishes an export with one page. */
function finish(text: string, script = '') {
  writeFile(
    `${folder}/index.html`,
    `<html><head><meta charset="utf-8"><link rel="stylesheet" href="/_next/a.css"><script src="/_next/b.js"></script><script data-early="true" id="loader">load()</script></head><body><p>${text}</p></body></html>`,
  )
  writeFile(`${folder}/_next/a.css`, 'p { color: red }')
  writeFile(`${folder}/_next/b.js`, `run("${script}")`)
  return finishExport(folder)
}

test('finds a price of Core in a page, although content/pricing.ts has it', async () => {
  await expect(finish(`Core is ${core}.`)).rejects.toThrow(/^The export reveals .+index\.html contains £\d/)
})

test('finds the password in a script', async () => {
  await expect(finish('', PASSWORD)).rejects.toThrow(/^The export reveals .+b\.js contains the password/)
})

test('rejects an export without the encrypted content of /pricing', async () => {
  await expect(finish('Welcome.')).rejects.toThrow(/^The exported \/pricing is not the current content/)
})
