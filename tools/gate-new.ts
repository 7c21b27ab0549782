import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { passphrase } from '@/tools/passphrase'

const FILE = 'content/pricing-salt.ts'
const salt = randomBytes(16).toString('base64url')

writeFileSync(
  FILE,
  `/** Public. \`npm run gate:new\` writes a new salt with each new password. */
export const pricingSalt = '${salt}'
`,
)
console.log(`A new salt is in ${FILE}: commit it.

The new password of /pricing, which is not stored anywhere:

  ${passphrase()}

Set PRICING_PASSWORD to it in the build settings of your host, deploy, and send it to the clinics that may read the page.
The old password still opens saved copies of the old page.`)
