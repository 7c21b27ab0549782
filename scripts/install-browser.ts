/** Installs Chromium for the browser tests if none is found: from Playwright, or else, as root, the package of Debian. */
import { spawnSync } from 'node:child_process'
import { findBrowser, isRoot } from './browser'

const TIME_LIMIT_MS = 300_000

/** Prints a command, runs it with its output, and returns whether it succeeded. */
function run(...[command = '', ...args]: string[]): boolean {
  console.log(['>', command, ...args].join(' '))
  return spawnSync(command, args, { stdio: 'inherit', timeout: TIME_LIMIT_MS }).status === 0
}

const runPlaywright = (...args: string[]) => run(process.execPath, 'node_modules/playwright/cli.js', ...args)

function installBrowser(): void {
  console.log('The browser tests need Chromium. Installing it can take a few minutes.')
  if (runPlaywright('install', 'chromium')) {
    if (isRoot) runPlaywright('install-deps', 'chromium')
  } else if (isRoot) {
    console.log('Playwright’s browser could not be installed. Installing Debian’s package instead.')
    if (run('apt-get', 'update')) run('apt-get', 'install', '--yes', 'chromium', 'chromium-headless-shell')
  }
}

if (!findBrowser()) installBrowser()
if (!findBrowser()) {
  console.error('No browser was found: install Chromium or Google Chrome, or set BROWSER_PATH to its path.')
  process.exit(1)
}
