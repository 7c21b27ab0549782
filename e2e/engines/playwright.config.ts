import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'

const PROGRAMS = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run']
if (!PROGRAMS.every((name) => existsSync(`/usr/bin/${name}`)))
  throw new Error("Install Debian's Firefox and WebKit first: apt-get install firefox-esr webkit2gtk-driver xvfb")

const PORT = process.env.TEST_PORT ?? '3100'
const driverPort = Number(PORT) + 1
process.env.WEBKIT_DRIVER = `http://localhost:${driverPort}`

export default defineConfig({
  testDir: '.',
  tsconfig: '../tsconfig.json',
  outputDir: '../../test-results/engines',
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: [
    { command: 'npm run preview', cwd: '../..', env: { PORT }, port: Number(PORT) },
    { command: `xvfb-run --auto-servernum WebKitWebDriver --port=${driverPort}`, port: driverPort },
  ],
})
