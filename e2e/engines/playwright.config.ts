import { defineConfig } from 'playwright/test'
import { installedEngines } from './find-engines'
import type { EngineName } from './engine'

const port = Number(process.env.TEST_PORT ?? 3100)

export default defineConfig<object, { engineName: EngineName; driverPort: number }>({
  testDir: '.',
  tsconfig: '../tsconfig.json',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 60_000,
  reporter: 'list',
  outputDir: '../../test-results/browsers',
  use: { baseURL: `http://localhost:${port}`, driverPort: port + 1 },
  projects: installedEngines().map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: {
    command: 'npm run preview',
    cwd: '../..',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
})
