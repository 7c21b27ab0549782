import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { passphrase } from '@/tools/passphrase'

const FILE = 'content/pricing-salt.ts'
const salt = randomBytes(16).toString('base64url')

writeFileSync(
  FILE,
  `/** Not secret. \`npm run gate:new\` writes a new one with every new password. */
export const pricingSalt = '${salt}'
`,
)
console.log(`${FILE} has a new salt: commit it.

The new password of /pricing, shown this once:

  ${passphrase()}

Set it as PRICING_PASSWORD where the site is built, build, deploy, and send it to the clinics that may read the page.
Copies of the page that were saved before stay readable with the old password.`)
