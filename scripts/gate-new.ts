/** Writes a new salt, and prints a new password of /pricing. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { generatePassword } from '@/lib/gate/password'

const FILE = 'content/pricing-salt.ts'

const salt = randomBytes(16).toString('base64url')

writeFileSync(
  FILE,
  `/** Not secret. \`npm run gate:new\` writes a new one with every new password. */
export const pricingSalt = '${salt}'
`,
)
console.log(`${FILE} contains a new salt: commit it.

The new password of /pricing. This command does not store it:

  ${generatePassword()}

1. Set PRICING_PASSWORD to it in the build settings of your host.
2. Deploy.
3. Send it to the clinics that may read the page.
The old password still decrypts saved copies of the old page.`)
