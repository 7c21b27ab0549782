import { defineConfig } from 'playwright/test'

const PORT = Number(process.env.TEST_PORT ?? 3100)
process.env.WEBKIT_DRIVER = `http://localhost:${PORT + 1}`

export default defineConfig({
  tsconfig: '../tsconfig.json',
  expect: { timeout: 15_000 },
  workers: 2,
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: [
    { command: 'npm run preview', cwd: '../..', env: { PORT: `${PORT}` }, port: PORT },
    { command: `xvfb-run --auto-servernum WebKitWebDriver --port=${PORT + 1}`, port: PORT + 1 },
  ],
})
