import { createRequire } from 'node:module'
import { BuildError } from './build-error'
import { PASSWORD_RULE } from '@/lib/gate/password'

// Node.js cannot name the exports of this CommonJS package.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof import('@next/env')

/** A line that sets the password, in which Next.js would replace `$name` by another variable. */
const EXPANDED_PASSWORD = /^\s*(export\s+)?PRICING_PASSWORD\s*=.*\$/m

/**
 * Loads the .env files as `next build` does.
 * @throws BuildError when a file is not plain UTF-8, as when Notepad or PowerShell has saved it, or when Next.js would change
 * the password that is configured.
 */
export function loadEnvironment(): void {
  const hostPassword = process.env.PRICING_PASSWORD
  const { loadedEnvFiles } = loadEnvConfig(process.cwd(), false, { info: () => {}, error: () => {} })
  for (const { path, contents } of loadedEnvFiles) {
    const encoding = encodingFault(contents)
    if (encoding) throw new BuildError(`${path} is ${encoding}: save it as UTF-8 without a byte order mark.`)
  }
  if (hostPassword?.includes('$') || loadedEnvFiles.some(({ contents }) => EXPANDED_PASSWORD.test(contents)))
    throw new BuildError(PASSWORD_RULE)
}

/** Returns the encoding of a file that was read as UTF-8, or undefined for plain UTF-8. */
function encodingFault(contents: string): string | undefined {
  if (contents.startsWith('\ufeff')) return 'encoded in UTF-8 with a byte order mark'
  if (contents.includes('\0')) return 'encoded in UTF-16'
  if (contents.includes('\ufffd')) return 'not encoded in UTF-8'
}
