import { readFileSync, writeFileSync } from 'node:fs'
import { licenceList, refusedLicences } from '@/tools/licences/list'

const FILE = 'LICENCES.md'

/** Writes LICENCES.md, or compares it with --check. Exits with 1 on a difference or a licence that is not accepted. */
const list = licenceList()
const refused = refusedLicences()
refused.forEach((sentence) => console.error(sentence))

if (process.argv.includes('--check')) {
  const current = readFileSync(FILE, 'utf8') === list
  if (!current) console.error(`${FILE} no longer lists the packages of package-lock.json: run npm run licences.`)
  process.exitCode = current && refused.length === 0 ? 0 : 1
} else {
  writeFileSync(FILE, list)
  process.exitCode = refused.length === 0 ? 0 : 1
}
