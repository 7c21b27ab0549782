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
  const password = generatePassword()
  const salt = randomBytes(16).toString('base64url')
  const comment = '/** Not secret. `npm run gate:new` writes a new one with every new password. */'
  writeFileSync(FILE, `${comment}\nexport const pricingSalt = '${salt}'\n`)
  console.log(`The new password of /pricing, which this command does not store, and a link that contains it:

  ${password}
  ${absoluteUrl('/pricing')}#${password}

Commit the new salt in ${FILE}, set PRICING_PASSWORD to the password at your host and in .env.local, and deploy.
The old password still decrypts saved copies of the old page.`)
})
