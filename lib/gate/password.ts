import { BuildError } from '@/lib/build-error'
import { deploymentOf, type Environment } from '@/lib/deployment'

/** Encrypts /pricing where no password is set, so that a fresh clone builds. It is public and protects nothing. */
export const DEMO_PASSWORD = 'demo-password-of-this-repository'

export const DEMO_WARNING = `/pricing is encrypted with the public password "${DEMO_PASSWORD}": run npm run gate:new and set PRICING_PASSWORD before you publish the site.`

export const PASSWORD_RULE =
  'PRICING_PASSWORD must have at least 16 characters, only letters (A–Z, a–z), digits and hyphens, at least 6 of them different: set it to one that npm run gate:new prints.'

const MIN_DIFFERENT_CHARACTERS = 6

const passwordOf = ({ PRICING_PASSWORD }: Environment) => PRICING_PASSWORD || DEMO_PASSWORD

/** Returns whether the demo password encrypts /pricing. */
export function isDemoPassword(environment: Environment = process.env): boolean {
  return passwordOf(environment) === DEMO_PASSWORD
}

/**
 * Returns the password that encrypts /pricing. Anyone can download the encrypted content and try passwords offline, and
 * readers of environment files disagree about spaces, quotes and `$`.
 * @param environment variables, after `loadEnvironment` in scripts.
 * @throws BuildError when it is weak, or when a build for a host would use the demo password.
 */
export function checkPassword(environment: Environment = process.env): string {
  const password = passwordOf(environment)
  if (isDemoPassword(environment) && deploymentOf(environment) !== 'local')
    throw new BuildError(
      'PRICING_PASSWORD is not set, or is the public demo password: run npm run gate:new, and set it as an environment variable in the build settings of your host.',
    )
  if (!/^[A-Za-z0-9-]{16,}$/.test(password) || new Set(password).size < MIN_DIFFERENT_CHARACTERS)
    throw new BuildError(PASSWORD_RULE)
  return password
}
