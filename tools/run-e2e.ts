import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from '@/tools/browser/find-browser'

/** Runs the browser tests, with Playwright's arguments, in a browser that is found or installed. */
function main(): number {
  if (!existsSync('out/index.html')) {
    console.error('There is no exported site in out/: run npm run build first.')
    return 1
  }
  const BROWSER_PATH = findBrowser()
  const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH },
  })
  return status ?? 1
}

try {
  process.exitCode = main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
