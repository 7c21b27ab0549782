import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertPricingUnlocks } from './sealed-pricing'

const payload = readFileSync('.generated/sealed-pricing.json', 'utf8')
const message = (folder: string) =>
  `PRICING_PASSWORD does not unlock ${folder}/pricing.html: delete .next/ and .generated/, and build again with the same password.`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('accepts an export that the configured password unlocks', async () => {
  writeFileSync(`${folder}/pricing.html`, `<script>open(${payload})</script>`)
  await expect(assertPricingUnlocks(folder)).resolves.toBeUndefined()
})

test('rejects an export that was encrypted with another password', async () => {
  writeFileSync(`${folder}/pricing.html`, `<script>open(${payload})</script>`)
  jest.replaceProperty(process, 'env', { ...process.env, PRICING_PASSWORD: 'another-calm-heron-crosses' })
  await expect(assertPricingUnlocks(folder)).rejects.toThrow(message(folder))
})

test('rejects an export with other encrypted content', async () => {
  writeFileSync(`${folder}/pricing.html`, '<script>open({"salt":"","iv":"","ciphertext":""})</script>')
  await expect(assertPricingUnlocks(folder)).rejects.toThrow(message(folder))
})
