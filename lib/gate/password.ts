import { BuildError } from '@/lib/build-error'

/** Encrypts /pricing where no password is set, so that a fresh clone builds. It is public and protects nothing. */
export const DEMO_PASSWORD = 'demo-password-of-this-repository'

export const DEMO_WARNING = `/pricing is encrypted with the public password "${DEMO_PASSWORD}": run npm run gate:new and set PRICING_PASSWORD before you publish the site.`

export const PASSWORD_RULE =
  'PRICING_PASSWORD must have at least 16 characters, only letters (A–Z, a–z), digits and hyphens, at least 6 of them different: set it to one that npm run gate:new prints.'

/** Environment variables that mark a published build: each host sets its own, and the owner sets the last on others. */
export const HOST_VARIABLES = ['CF_PAGES', 'NETLIFY', 'VERCEL', 'PUBLISH']

const MIN_DIFFERENT_CHARACTERS = 6

/**
 * Returns the password that encrypts /pricing. Anyone can download the encrypted content and try passwords offline, and
 * readers of environment files disagree about spaces, quotes and `$`.
 * @param environment variables, after `loadEnvironment` in scripts.
 * @throws BuildError when it is weak, or when a published build would use the demo password.
 */
export function checkPassword(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const password = environment.PRICING_PASSWORD || DEMO_PASSWORD
  if (password === DEMO_PASSWORD && HOST_VARIABLES.some((name) => environment[name]))
    throw new BuildError(
      'PRICING_PASSWORD is not set, or is the public demo password: run npm run gate:new, and set it as an environment variable in the build settings of your host.',
    )
  if (!/^[A-Za-z0-9-]{16,}$/.test(password) || new Set(password).size < MIN_DIFFERENT_CHARACTERS)
    throw new BuildError(PASSWORD_RULE)
  return password
}
