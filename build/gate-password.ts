import { existsSync, readFileSync } from 'node:fs'
import { normalisePassword } from '@/lib/gate/seal'

const MIN_LENGTH = 8
const WEAK_BELOW = 12
const ADVICE = 'npm run gate:new makes a strong one'

/** Words around which people build passwords; digits and marks beside them add little. */
const COMMON = new Set(
  'password passwort passphrase welcome letmein iloveyou administrator administrador qwerty qwertyuiop abcdefgh football baseball sunshine princess superman starwars trustno dentist dentistry dental dentalclinic clinic implants invisalign veneers smile pricing prices growth premium enamel enamelco'.split(
    ' ',
  ),
)

/** @returns the password that everybody can read in `.env`; '' when it stands there no more. */
export function demoPassword(): string {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  return /^PRICING_PASSWORD=(.*)$/m.exec(file)?.[1]?.trim() ?? ''
}

/**
 * The password that seals /pricing, and what to say about it when the site is built.
 * @param configured the value of PRICING_PASSWORD; when it is not set, the demo password counts.
 * @throws Error in one sentence when the password is empty or shorter than 8 characters.
 */
export function checkPricingPassword(configured: string | undefined = process.env.PRICING_PASSWORD) {
  const demo = demoPassword()
  const password = normalisePassword(configured ?? demo)
  const length = [...password].length
  if (length === 0)
    throw new Error(`PRICING_PASSWORD is empty: set a password, or unset it and keep the demo one in .env (${ADVICE}).`)
  if (length < MIN_LENGTH)
    throw new Error(`PRICING_PASSWORD has ${length} characters: it needs at least ${MIN_LENGTH} (${ADVICE}).`)
  const demoWarning = `PRICING_PASSWORD is not set: /pricing is sealed with the demo password "${demo}" of .env, which everybody can read (${ADVICE}).`
  const weakWarning = `PRICING_PASSWORD is easily guessed: choose a longer one (${ADVICE}).`
  if (password === demo) return { password, warnings: [demoWarning] }
  return { password, warnings: isWeak(password) ? [weakWarning] : [] }
}

/** Tells whether a password is short, repeats itself, or is a common word with digits and marks beside it. */
function isWeak(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  return [...password].length < WEAK_BELOW || new Set(password).size < MIN_LENGTH || !letters || COMMON.has(letters)
}
