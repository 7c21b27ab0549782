import nextEnv from '@next/env'

nextEnv.loadEnvConfig(process.cwd(), false)
