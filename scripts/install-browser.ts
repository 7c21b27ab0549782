/** Installs a Chromium for the browser tests if none is found: Playwright's download, or as root the package of Debian. */
import { spawnSync } from 'node:child_process'
import { findBrowser, isRoot } from './browser'

const PLAYWRIGHT = [process.execPath, 'node_modules/playwright/cli.js']
const TIME_LIMIT_MS = 300_000

function run(...[command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: TIME_LIMIT_MS }).status === 0
}

function installBrowser(): void {
  console.log('No Chromium was found: one is being installed, which can take some minutes …')
  if (run(...PLAYWRIGHT, 'install', 'chromium')) {
    if (isRoot) run(...PLAYWRIGHT, 'install-deps', 'chromium')
  } else if (isRoot && run('apt-get', 'update', '-qq')) {
    run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')
  }
}

if (!findBrowser()) installBrowser()
if (!findBrowser()) {
  console.error('No browser was found: install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.')
  process.exit(1)
}
