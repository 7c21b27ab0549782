import { defineConfig, type LaunchOptions } from 'playwright/test'
import { browserOptions } from './tools/browser'

const { TEST_PORT = '3100' } = process.env

// The browsers are looked for in the main process only: the workers inherit its environment.
process.env.TEST_BROWSERS ??= JSON.stringify([browserOptions(), browserOptions({ whole: true })])
const [browser, wholeBrowser] = JSON.parse(process.env.TEST_BROWSERS) as LaunchOptions[]

const WHOLE_BROWSER = '**/back-forward-cache.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared CI machine can stall a browser for seconds; what passes on the second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  reporter: 'list',
  use: { baseURL: `http://localhost:${TEST_PORT}`, locale: 'en-GB' },
  projects: [
    {
      name: 'chromium',
      // Files that end in .test.ts are Jest's; the other engines have a configuration of their own.
      testMatch: '**/*.spec.ts',
      testIgnore: ['**/engines/**', WHOLE_BROWSER],
      use: { launchOptions: browser },
    },
    {
      // A browser as visitors have it, with its back/forward cache, and with addresses that are not localhost.
      name: 'chromium with its cache',
      testMatch: WHOLE_BROWSER,
      use: {
        launchOptions: {
          ...wholeBrowser,
          args: [...(wholeBrowser?.args ?? []), '--host-resolver-rules=MAP *.test 127.0.0.1'],
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
  webServer: {
    command: 'npm run preview',
    env: { PORT: TEST_PORT },
    port: Number(TEST_PORT),
    reuseExistingServer: false,
  },
})
