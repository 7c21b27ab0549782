import { defineConfig } from 'playwright/test'
import { browserArguments, installedBrowser } from './tools/browser/find-browser'

const port = Number(process.env.TEST_PORT ?? 3100)

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'e2e/tsconfig.json',
  // Files that end in .test.ts are Jest's.
  testMatch: '**/*.spec.ts',
  // The other engines have a configuration of their own.
  testIgnore: 'engines/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared CI machine can stall a browser for seconds; what passes on the second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: { executablePath: installedBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'npm run preview',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
})
