import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const config = createConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package's default entry throws outside React Server Components.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
})

/** Packages that are published as ES modules only, so Jest must transform them. */
const ES_MODULES = ['fast-check', 'pure-rand']

const settings = async () => {
  const nextSettings = await config()
  // next/jest sets its own transformIgnorePatterns, so they are replaced here.
  return { ...nextSettings, transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] }
}

export default settings
