import { existsSync } from 'node:fs'

/** Files in the order of precedence of `next build`: loadEnvFile does not overwrite variables that are already set. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

// Node.js reads values literally. Next.js expands `$name` in them, also in values that the host sets, so nothing that may
// contain a `$` is read from its environment.
for (const file of FILES) if (existsSync(file)) process.loadEnvFile(file)
