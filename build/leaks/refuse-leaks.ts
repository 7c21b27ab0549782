import '@/build/load-env'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { checkPricingPassword } from '@/build/gate-password'
import { investmentTerms } from '@/lib/prices/investment'
import { leaksIn, secret, secretsOf, type Secret } from './leaks'
import { monthlyCharge } from '@/lib/prices/money'
import { pricingSheet } from '@/lib/prices/pricing-sheet'
import { filesBelow } from '@/build/files'

/**
 * Searches the export for the sealed content of /pricing and for its password.
 * @throws Error that names each file and what it contains.
 */
export async function refuseLeaks(folder: string): Promise<void> {
  const secrets = await pricingSecrets()
  const files = filesBelow(folder)
  const checked = new Map<string, string[]>()
  const leaks = files.flatMap((name) => {
    // Equal bytes, such as those of a compressed copy, are searched once.
    const bytes = readExpanded(`${folder}/${name}`)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const found = checked.get(digest) ?? leaksIn(bytes, secrets)
    checked.set(digest, found)
    return found.map((secretName) => `${folder}/${name} holds ${secretName}`)
  })
  if (leaks.length > 0) throw new Error(`Sealed content is published:\n${leaks.join('\n')}`)
  console.log(
    `None of ${secrets.length} sealed texts and figures is in any of the ${files.length} files of ${folder}/.`,
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

/** Every content module that is not server-only. */
function publicContent(): Promise<object[]> {
  const names = readdirSync('content').filter((name) => /^(?!schema\.)[\w-]+\.ts$/.test(name))
  const published = names.filter((name) => !readFileSync(`content/${name}`, 'utf8').includes("import 'server-only'"))
  return Promise.all(published.map(async (name) => ({ ...(await import(`@/content/${name.replace(/\.ts$/, '')}`)) })))
}

function readExpanded(path: string): Uint8Array {
  const bytes = readFileSync(path)
  if (path.endsWith('.br')) return brotliDecompressSync(bytes)
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes
}
