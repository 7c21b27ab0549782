import nextEnv from '@next/env'

// Next reads .env and .env.local itself; with this import a script sees the same values as the build.
nextEnv.loadEnvConfig(process.cwd(), false)
