import '@/lib/load-env'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { checkPricingPassword } from '@/lib/gate/password'
import { investmentTerms } from '@/lib/prices/investment'
import { leaksIn, secret, secretsOf, type Secret } from './leaks'
import { monthlyCharge } from '@/lib/prices/money'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { filesBelow } from '@/lib/files'

/**
 * Stops the build when a file of the export holds what only the password of /pricing may show, or the password.
 * @throws Error that names each file and what it holds.
 */
export async function refuseLeaks(folder: string): Promise<void> {
  const secrets = await pricingSecrets()
  const files = filesBelow(folder)
  const looked = new Map<string, string[]>()
  const leaks = files.flatMap((name) => {
    // A compressed copy holds what the file beside it holds: the same bytes are looked through once.
    const bytes = readExpanded(`${folder}/${name}`)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const found = looked.get(digest) ?? leaksIn(bytes, secrets)
    looked.set(digest, found)
    return found.map((called) => `${folder}/${name} holds ${called}`)
  })
  if (leaks.length > 0) throw new Error(`What is sealed stands open:\n${leaks.join('\n')}`)
  console.log(
    `None of ${secrets.length} sealed texts and figures stands in any of the ${files.length} files of ${folder}/.`,
  )
}

async function pricingSecrets(): Promise<Secret[]> {
  const sheet = pricingSheet()
  const shown = Object.values(sheet.packages).map(({ investment }) => [
    investmentTerms(investment, sheet.terms),
    monthlyCharge(investment, investment.cap),
  ])
  return [secret(checkPricingPassword().password, 'the password'), ...secretsOf([sheet, shown], await publicContent())]
}

/** Every content module that may reach the browser: all that are not marked as server-only. */
function publicContent(): Promise<object[]> {
  const names = readdirSync('content').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const published = names.filter((name) => !readFileSync(`content/${name}`, 'utf8').includes("import 'server-only'"))
  return Promise.all(published.map(async (name) => ({ ...(await import(`@/content/${name.replace(/\.ts$/, '')}`)) })))
}

function readExpanded(path: string): Uint8Array {
  const bytes = readFileSync(path)
  if (path.endsWith('.br')) return brotliDecompressSync(bytes)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
