import { defineConfig } from 'playwright/test'
import { browserArguments, installedBrowser } from './scripts/find-browser'

const port = Number(process.env.TEST_PORT ?? 3100)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
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
