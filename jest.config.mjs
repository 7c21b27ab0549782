import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

const config = createConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,build,components,content,e2e,early,first-paint,lib,tools}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Its real module throws outside a React server; unit tests read the same data as the build does.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
})

/** Jest reads packages that are published as ES modules only when it transforms them. */
const settings = async () => ({
  ...(await config()),
  transformIgnorePatterns: ['/node_modules/(?!(parse5|entities|@plausible-analytics)/)'],
})

export default settings
