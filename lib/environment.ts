import 'server-only'
import { createRequire } from 'node:module'

// Node.js does not detect the named exports of this CommonJS package.
const { loadEnvConfig } = createRequire(import.meta.url)('@next/env') as typeof import('@next/env')

/** Loads the .env files as `next build` does, without its messages. */
export function loadEnvironment(): void {
  loadEnvConfig(process.cwd(), false, { info: () => {}, error: () => {} })
}
