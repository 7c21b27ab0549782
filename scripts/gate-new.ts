import { randomBytes, randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'

const FILE = 'content/pricing-salt.ts'
/** Digits and letters that look different in every typeface, without i, l, o and u. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz'

const salt = randomBytes(16).toString('base64url')
/** 80 bits of entropy. */
const password = [randomGroup(), randomGroup(), randomGroup(), randomGroup()].join('-')

writeFileSync(
  FILE,
  `/** Not secret. \`npm run gate:new\` writes a new one with every new password. */
export const pricingSalt = '${salt}'
`,
)
console.log(`${FILE} contains a new salt: commit it.

The new password of /pricing. This command does not store it:

  ${password}

1. Set PRICING_PASSWORD to it in the build settings of your host.
2. Deploy.
3. Send it to the clinics that may read the page.
The old password still decrypts saved copies of the old page.`)

function randomGroup(): string {
  return Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
