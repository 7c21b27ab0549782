import 'server-only'
import { randomInt } from 'node:crypto'
import { BuildError } from '@/lib/build-error'

/** Encrypts /pricing in drafts without a password, so that a fresh clone builds. Public: it protects nothing. */
export const DEMO_PASSWORD = 'demo-password-of-this-repository'

/** The example of README.md. */
const EXAMPLE = '7k2m-x9tq-4hzn-c0dw'
/** Digits and letters that look different in every typeface, without i, l, o and u. */
const CHARACTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const GENERATED = new RegExp(`^([${CHARACTERS}]{4}-){3}[${CHARACTERS}]{4}$`)
/** A password with fewer different characters, such as `0000-0000-0000-0000`, was typed by a person. */
const MIN_CHARACTERS = 8

/** Returns a new password with 80 bits of entropy, such as `7k2m-x9tq-4hzn-c0dw`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
  const password = Array.from({ length: 4 }, group).join('-')
  return brokenRule(password) ? generatePassword() : password
}

/**
 * Returns a sentence if a password cannot be a result of `generatePassword`.
 * @param password PRICING_PASSWORD by default: call `loadEnvironment` before.
 */
export function findPasswordFault(password = process.env.PRICING_PASSWORD || DEMO_PASSWORD): string | undefined {
  const rule = brokenRule(password)
  if (!rule) return undefined
  return `PRICING_PASSWORD ${rule}: run npm run gate:new, and set the variable to the password that it prints, in the build settings of your host or in .env.local.`
}

/** Returns the rule that a password breaks, because `generatePassword` has not returned it. */
function brokenRule(password: string): string | undefined {
  if ([DEMO_PASSWORD, EXAMPLE].includes(password))
    return 'is not set, or is public: the demo password, or the example of README.md'
  if (!GENERATED.test(password))
    return 'is not four groups of four digits and small letters (no i, l, o, u) with hyphens'
  // The hyphen is one of the characters.
  if (new Set(password).size <= MIN_CHARACTERS) return `has fewer than ${MIN_CHARACTERS} different digits and letters`
  return undefined
}

/**
 * Returns the password that encrypts /pricing. Only generated ones are accepted, because the ciphertext can be attacked offline.
 * Without one, drafts use the demo password; `npm run check` stops public builds.
 * @throws BuildError when PRICING_PASSWORD is not a generated password.
 */
export function resolvePassword(): string {
  const password = process.env.PRICING_PASSWORD || DEMO_PASSWORD
  const fault = findPasswordFault(password)
  if (fault && password !== DEMO_PASSWORD) throw new BuildError(fault)
  return password
}
