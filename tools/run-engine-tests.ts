import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { engines } from '@/e2e/engines/engine'
import { engineNames, installedEngines } from '@/e2e/engines/find-engines'

/** Runs the core of the browser tests, with Playwright's arguments, in Firefox and WebKit. */
function main(): number {
  if (!existsSync('out/index.html')) {
    console.error('There is no exported site in out/: run npm run build first.')
    return 1
  }
  const installed = installedEngines()
  const missing = engineNames.filter((name) => !installed.includes(name))
  missing.forEach((name) => console.error(engines[name].missing))
  if (installed.length === 0) return 1
  const config = ['--config', 'e2e/engines/playwright.config.ts']
  const { status } = spawnSync('npx', ['playwright', 'test', ...config, ...process.argv.slice(2)], { stdio: 'inherit' })
  return missing.length > 0 ? 1 : (status ?? 1)
}

process.exitCode = main()
