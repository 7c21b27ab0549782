import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { normalisePassword } from '@/lib/gate/decrypt'

/** Characters. Anyone can download the encrypted content and try passwords offline. */
const MIN_LENGTH = 16
const ADVICE = 'npm run gate:new generates a strong one'

const HOST_VARIABLES = ['CF_PAGES', 'NETLIFY', 'VERCEL', 'PUBLISH']

/** Returns the public password in `.env`, or '' when `.env` does not set one. */
export function demoPassword(): string {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  return normalisePassword(parseEnv(file).PRICING_PASSWORD ?? '')
}

/**
 * Returns the normalised password that encrypts /pricing, and a warning if it is the demo password.
 * @throws Error when it is too short, or when a published build would use the demo password.
 */
export function checkPricingPassword(configured: string | undefined = process.env.PRICING_PASSWORD) {
  const demo = demoPassword()
  const password = normalisePassword(configured ?? demo)
  const { length } = [...password]
  const isDemo = password === demo
  if ((isDemo || length === 0) && HOST_VARIABLES.some((name) => process.env[name]))
    throw new Error(
      `PRICING_PASSWORD is not set, or is the public demo password of .env: set it as an environment variable in the build settings of this project at your host (${ADVICE}).`,
    )
  if (length < MIN_LENGTH)
    throw new Error(`PRICING_PASSWORD has ${length} characters: it needs at least ${MIN_LENGTH} (${ADVICE}).`)
  const warning = `/pricing is encrypted with the public demo password "${demo}" of .env: set PRICING_PASSWORD to another one before you publish the site (${ADVICE}).`
  return { password, warnings: isDemo ? [warning] : [] }
}
