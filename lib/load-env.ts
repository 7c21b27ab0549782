import nextEnv from '@next/env'

// Loads .env and .env.local, as Next does for the build.
nextEnv.loadEnvConfig(process.cwd(), false)
