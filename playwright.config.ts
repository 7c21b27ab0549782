import { defineConfig, devices, type LaunchOptions } from 'playwright/test'
import { findBrowser } from './scripts/browser'

const {
  BASE_URL,
  CI,
  PICTURES = 'pictures',
  SITE = '.',
  TEST_PORT = '3100',
  npm_lifecycle_event: command,
} = process.env
if (command === 'smoke' && !BASE_URL)
  throw new Error('Set BASE_URL to the URL of the published site, such as https://www.example.com')
const baseURL = new URL(BASE_URL ?? `http://localhost:${TEST_PORT}`).origin

// A proxy of the machine is not for the site under test.
process.env.NO_PROXY = process.env.no_proxy = [process.env.NO_PROXY ?? [], 'localhost', '127.0.0.1'].flat().join()

// Only the main process searches for browsers; workers inherit its environment variables.
process.env.TEST_BROWSERS ??= JSON.stringify([findBrowser() ?? {}, findBrowser({ isComplete: true }) ?? {}])
const [browser, completeBrowser] = JSON.parse(process.env.TEST_BROWSERS) as LaunchOptions[]

/** Hosts of the preview: *.test, which over http are insecure contexts (gate.spec.ts), but for one (analytics.spec.ts). */
const HOSTS = [
  '--host-resolver-rules=MAP *.test 127.0.0.1',
  `--unsafely-treat-insecure-origin-as-secure=http://secure-http.test:${TEST_PORT}`,
]

const BACK_FORWARD_CACHE = '**/back-forward-cache.spec.ts'
const HOST = '**/host.spec.ts'
const testMatch = BASE_URL ? HOST : '**/*.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  tsconfig: 'e2e/tsconfig.json',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 2,
  reporter: CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  // A busy machine takes seconds to derive the key of /pricing.
  expect: { timeout: 15_000 },
  use: { baseURL, locale: 'en-GB' },
  projects: [
    {
      name: 'chromium',
      testMatch,
      testIgnore: BACK_FORWARD_CACHE,
      use: { launchOptions: { ...browser, args: [...(browser?.args ?? []), ...HOSTS] } },
    },
    {
      // Chromium's headless shell has no back/forward cache.
      name: 'chromium-back-forward-cache',
      testMatch: BASE_URL ? [] : BACK_FORWARD_CACHE,
      use: {
        launchOptions: { ...completeBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    {
      // For `npm run pictures`, which sets the folder.
      name: 'pictures',
      testMatch: '**/pictures.ts',
      snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
      timeout: 60_000,
      use: { launchOptions: browser, actionTimeout: 15_000, navigationTimeout: 15_000 },
    },
    // For `npm run test:browsers`, after `npx playwright install --with-deps`.
    { name: 'firefox', testMatch, testIgnore: BACK_FORWARD_CACHE, grep: /@core/, use: devices['Desktop Firefox'] },
    { name: 'webkit', testMatch, testIgnore: BACK_FORWARD_CACHE, grep: /@core/, use: devices['iPhone 15'] },
  ],
  webServer: BASE_URL
    ? undefined
    : {
        command: 'npx tsx scripts/preview.ts',
        cwd: SITE,
        env: { PORT: TEST_PORT },
        url: baseURL,
        reuseExistingServer: false,
      },
})
