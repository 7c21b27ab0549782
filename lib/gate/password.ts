import 'server-only'
import { randomInt } from 'node:crypto'
import { BuildError } from '@/lib/build-error'

/** Encrypts /pricing in drafts without a password, so that a fresh clone builds. Public: it protects nothing. */
export const DEMO_PASSWORD = 'demo-password-of-this-repository'

/** Digits and letters that look different in every typeface, without i, l, o and u. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4
const GENERATED = new RegExp(`^([${CHARACTERS}]{${GROUP_LENGTH}}(-|$)){${GROUPS}}(?<!-)$`)

/** The example of README.md. */
const EXAMPLE = '7k2m-x9tq-4hzn-c0dw'
/** A password with fewer different characters, such as `0000-0000-0000-0000`, was typed by a person. */
const MIN_CHARACTERS = 8

const isGuessable = (password: string) =>
  password === EXAMPLE || new Set(password.replaceAll('-', '')).size < MIN_CHARACTERS

/** Returns a new password with 80 bits of entropy, such as `7k2m-x9tq-4hzn-c0dw`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  const password = Array.from({ length: GROUPS }, group).join('-')
  return isGuessable(password) ? generatePassword() : password
}

/** Returns a sentence if PRICING_PASSWORD cannot be a result of `generatePassword`. Call `loadEnvironment` before. */
export function findPasswordFault(): string | undefined {
  const { PRICING_PASSWORD: password } = process.env
  if (password && GENERATED.test(password) && !isGuessable(password)) return undefined
  const fault =
    !password || password === DEMO_PASSWORD
      ? 'is not set, or is the public demo password'
      : 'is not a password that npm run gate:new printed'
  return `PRICING_PASSWORD ${fault}: run npm run gate:new, and set the variable to the password that it prints, in the build settings of your host or in .env.local.`
}

/**
 * Returns the password that encrypts /pricing. Only generated ones are accepted, because the ciphertext can be attacked offline.
 * Without one, drafts use the demo password; `npm run check` stops public builds.
 * @throws BuildError when PRICING_PASSWORD is not a generated password.
 */
export function resolvePassword(): string {
  const password = process.env.PRICING_PASSWORD || DEMO_PASSWORD
  const fault = findPasswordFault()
  if (fault && password !== DEMO_PASSWORD) throw new BuildError(fault)
  return password
}
