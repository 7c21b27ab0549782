import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

export default createConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,eslint,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // The package's default entry throws outside React Server Components.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
})
