import { readFileSync } from 'node:fs'
import { normalisePassword } from '@/lib/gate/seal'

const LEAST = 8
const EASY_BELOW = 12
const ADVICE = 'npm run gate:new makes a strong one'

/** Words around which people build passwords; digits and marks beside them add little. */
const COMMON = new Set(
  'password passwort passphrase welcome letmein iloveyou administrator administrador qwerty qwertyuiop abcdefgh football baseball sunshine princess superman starwars trustno dentist dentistry dental dentalclinic clinic implants invisalign veneers smile pricing prices growth premium enamel enamelco'.split(
    ' ',
  ),
)

/**
 * The password that everybody can read in `.env`.
 * @throws Error when `.env` is gone or names no password.
 */
export function demoPassword(): string {
  const value = /^PRICING_PASSWORD=(.*)$/m.exec(readFileSync('.env', 'utf8'))?.[1]?.trim()
  if (!value) throw new Error('.env names no PRICING_PASSWORD: restore that line, so that a fresh clone can be built.')
  return value
}

/**
 * The password that seals /pricing, and what to say about it when the site is built.
 * @param configured the value of PRICING_PASSWORD; when it is not set, the demo password counts.
 * @throws Error in one sentence when the password is empty or shorter than 8 characters.
 */
export function checkPricingPassword(configured: string | undefined = process.env.PRICING_PASSWORD): {
  password: string
  warnings: string[]
} {
  const demo = demoPassword()
  const password = normalisePassword(configured ?? demo)
  const length = [...password].length
  if (length === 0)
    throw new Error(`PRICING_PASSWORD is empty: set a password, or unset it to build with the demo one (${ADVICE}).`)
  if (length < LEAST)
    throw new Error(`PRICING_PASSWORD has ${length} characters: it needs at least ${LEAST} (${ADVICE}).`)
  if (password === demo) return { password, warnings: [demoWarning(demo)] }
  return {
    password,
    warnings: isEasy(password) ? [`PRICING_PASSWORD is easily guessed: choose a longer one (${ADVICE}).`] : [],
  }
}

/** Tells whether a password is short, repeats itself, or is a common word with digits and marks beside it. */
function isEasy(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  return [...password].length < EASY_BELOW || new Set(password).size < LEAST || letters === '' || COMMON.has(letters)
}

function demoWarning(demo: string): string {
  return `PRICING_PASSWORD is not set: /pricing is sealed with the demo password "${demo}" of .env, which everybody can read (${ADVICE}).`
}
