/** Writes a new salt, and prints a new password of /pricing and the link that contains it. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { loadEnvironment } from '@/lib/environment'
import { generatePassword } from '@/lib/gate/password'
import { runCommand } from './command'

const FILE = 'content/pricing-salt.ts'

await runCommand(async () => {
  loadEnvironment()
  const { absoluteUrl } = await import('@/lib/seo/site-url')
  const salt = randomBytes(16).toString('base64url')
  const password = generatePassword()
  writeFileSync(
    FILE,
    `/** Not secret. \`npm run gate:new\` writes a new one with every new password. */
export const pricingSalt = '${salt}'
`,
  )
  console.log(`${FILE} contains a new salt: commit it.

The new password of /pricing. This command does not store it:

  ${password}

The same as a link, which fills in the password. Whoever has the link has the password:

  ${absoluteUrl('/pricing')}#${password}

1. Set PRICING_PASSWORD to the password in the build settings of your host, and in .env.local.
2. Deploy.
3. Send the password or the link to the clinics that may read the page.
The old password still decrypts saved copies of the old page.`)
})
