import { existsSync } from 'node:fs'

// In Next's order: a variable that is already set is not overwritten.
for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
