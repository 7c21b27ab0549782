import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { normalisePassword } from '@/lib/gate/decrypt'

const MIN_LENGTH = 8
const WEAK_BELOW = 12
const ADVICE = 'npm run gate:new generates a strong one'

const HOST_VARIABLES = ['CF_PAGES', 'NETLIFY', 'VERCEL', 'PUBLISH']

/** Common words. Digits and punctuation around them hardly strengthen a password. */
const COMMON = new Set(
  'password passwort passphrase welcome letmein iloveyou administrator administrador qwerty qwertyuiop abcdefgh football baseball sunshine princess superman starwars trustno dentist dentistry dental dentalclinic clinic implants invisalign veneers smile pricing prices growth premium enamel enamelco'.split(
    ' ',
  ),
)

/** Returns the public password in `.env`, or '' when `.env` does not set one. */
export function demoPassword(): string {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  return normalisePassword(parseEnv(file).PRICING_PASSWORD ?? '')
}

/**
 * Returns the normalised password that encrypts /pricing, and a warning if it is the demo password or weak.
 * @throws Error when it is empty or too short, or when a published build would use the demo password.
 */
export function checkPricingPassword(configured: string | undefined = process.env.PRICING_PASSWORD) {
  const demo = demoPassword()
  const password = normalisePassword(configured ?? demo)
  const length = [...password].length
  const isDemo = password === demo
  if ((isDemo || length === 0) && HOST_VARIABLES.some((name) => process.env[name]))
    throw new Error(
      `PRICING_PASSWORD is not set, or is the public demo password of .env: set it as an environment variable in the build settings of this project at your host (${ADVICE}).`,
    )
  if (length < MIN_LENGTH)
    throw new Error(`PRICING_PASSWORD has ${length} characters: it needs at least ${MIN_LENGTH} (${ADVICE}).`)
  const demoWarning = `/pricing is encrypted with the public demo password "${demo}" of .env: set PRICING_PASSWORD to another one before you publish the site (${ADVICE}).`
  const weakWarning = `PRICING_PASSWORD is easily guessed: choose a longer one (${ADVICE}).`
  if (isDemo) return { password, warnings: [demoWarning] }
  return { password, warnings: isWeak(password) ? [weakWarning] : [] }
}

function isWeak(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  return [...password].length < WEAK_BELOW || new Set(password).size < MIN_LENGTH || !letters || COMMON.has(letters)
}
