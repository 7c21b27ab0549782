import { existsSync } from 'node:fs'

// The precedence of Next.js: loadEnvFile does not overwrite variables that are already set.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
