import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { BuildError } from '@/lib/build-error'
import { normalisePassword } from '@/lib/gate/decrypt'

/** Characters. Anyone can download the encrypted content and try passwords offline. */
const MIN_LENGTH = 16
const MIN_DIFFERENT_CHARACTERS = 6
const ADVICE = 'npm run gate:new generates a strong one'

/** Characters that cannot be typed, and the one that replaces bytes that are not valid UTF-8. */
const UNTYPEABLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufffd]/u
const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/

/** Environment variables that mark a published build: each host sets its own, and the owner sets the last on others. */
export const HOST_VARIABLES = ['CF_PAGES', 'NETLIFY', 'VERCEL', 'PUBLISH']

/** Returns the public password in `.env`, or '' when `.env` does not set one. */
export function demoPassword(): string {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  return normalisePassword(parseEnv(file).PRICING_PASSWORD ?? '')
}

/**
 * Returns the normalised password that encrypts /pricing, and a warning if it is the demo password.
 * @throws BuildError when it is weak or cannot be typed, or when a published build would use the demo password.
 */
export function checkPricingPassword(configured: string | undefined = process.env.PRICING_PASSWORD) {
  const demo = demoPassword()
  const password = normalisePassword(configured ?? demo)
  const isDemo = password === demo
  if ((isDemo || password === '') && HOST_VARIABLES.some((name) => process.env[name]))
    throw new BuildError(
      `PRICING_PASSWORD is not set, or is the public demo password of .env: set it as an environment variable in the build settings of this project at your host (${ADVICE}).`,
    )
  const weakness = weaknessOf(password)
  if (weakness) throw new BuildError(`PRICING_PASSWORD ${weakness} (${ADVICE}).`)
  const warning = `/pricing is encrypted with the public demo password "${demo}" of .env: set PRICING_PASSWORD to another one before you publish the site (${ADVICE}).`
  return { password, warnings: isDemo ? [warning] : [] }
}

/** Returns why a normalised password is rejected, or undefined. */
function weaknessOf(password: string): string | undefined {
  const characters = [...password]
  const { length } = characters
  const different = new Set(characters).size
  if (LINE_BREAK.test(password)) return 'contains a line break, which no password field can produce: remove it'
  if (UNTYPEABLE.test(password))
    return 'contains a control character or invalid UTF-8, which no keyboard can produce: remove it'
  if (length < MIN_LENGTH) return `has ${length} characters: it needs at least ${MIN_LENGTH}`
  if (different === 1) return 'repeats one character: choose a password that is hard to guess'
  const [, repeated] = /^(.+?)\1+$/u.exec(password) ?? []
  if (repeated && [...repeated].length < MIN_LENGTH)
    return `repeats the same ${[...repeated].length} characters: choose a password that is hard to guess`
  if (different < MIN_DIFFERENT_CHARACTERS)
    return `has only ${different} different characters: it needs at least ${MIN_DIFFERENT_CHARACTERS}`
}
