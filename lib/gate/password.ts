import 'server-only'
import { BuildError } from '@/lib/build-error'
import { deploymentOf, type Environment } from '@/lib/deployment'
import { PASSWORD_CHARACTERS } from './normalize-password'

/** Encrypts /pricing if no password is set, so that a fresh clone builds. Public: it protects nothing. */
export const DEMO_PASSWORD = 'demo-password-of-this-repository'

export const DEMO_WARNING = `/pricing is encrypted with the public password "${DEMO_PASSWORD}": run npm run gate:new and set PRICING_PASSWORD before you publish the site.`

const PASSWORD_RULE =
  'PRICING_PASSWORD must have at least 16 characters, only letters (A–Z, a–z), digits and hyphens, at least 6 of them different: set it to one that npm run gate:new prints.'

const MIN_CHARACTERS = 16
const MIN_DIFFERENT_CHARACTERS = 6

const passwordOf = ({ PRICING_PASSWORD }: Environment) => PRICING_PASSWORD || DEMO_PASSWORD

/** Returns whether the demo password encrypts /pricing. */
export function isDemoPassword(environment: Environment = process.env): boolean {
  return passwordOf(environment) === DEMO_PASSWORD
}

/**
 * Returns the password that encrypts /pricing. It must be strong, because the ciphertext can be attacked offline, and must not
 * contain spaces, quotes or `$`, because parsers of environment files disagree about these.
 * @param environment variables, after `loadEnvironment` in scripts.
 * @throws BuildError when it is weak, or when a build for a host would use the demo password.
 */
export function resolvePassword(environment: Environment = process.env): string {
  const password = passwordOf(environment)
  if (isDemoPassword(environment) && deploymentOf(environment) !== 'local')
    throw new BuildError(
      'PRICING_PASSWORD is not set, or is the public demo password: run npm run gate:new, and set it as an environment variable in the build settings of your host.',
    )
  const [invalid] = new RegExp(`[^${PASSWORD_CHARACTERS}]`, 'u').exec(password) ?? []
  if (invalid) throw new BuildError(`${PASSWORD_RULE} It contains ${nameOf(invalid)}.`)
  if (password.length < MIN_CHARACTERS || new Set(password).size < MIN_DIFFERENT_CHARACTERS)
    throw new BuildError(PASSWORD_RULE)
  return password
}

/** Returns a character with its code point: pasted passwords can contain invisible characters. */
function nameOf(character: string): string {
  const codePoint = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  const isInvisible = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(character)
  return isInvisible ? `the invisible character ${codePoint}` : `${character} (${codePoint})`
}
