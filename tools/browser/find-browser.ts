import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const MISSING =
  'No browser was found for the tests: install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.'

/** Finds a Chromium for the tests: BROWSER_PATH, an installed Chromium or Chrome, or Playwright's own. */
export function installedBrowser(): string | undefined {
  const candidates = [process.env.BROWSER_PATH, ...COMMANDS.map(onPath), ...APPLICATIONS, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

/**
 * As `installedBrowser`, and installs one if need be: Playwright's download, else Debian's package.
 * @throws Error with what to install, when that fails.
 */
export function findBrowser(): string {
  const found = installedBrowser() ?? (installFromPlaywright() || installFromDebian() ? installedBrowser() : undefined)
  if (!found) throw new Error(MISSING)
  return found
}

/** As `findBrowser`, but prefers Chromium's headless shell, which draws no windows beside what is measured. */
export function findBenchBrowser(): string {
  const shell = process.env.BROWSER_PATH ? undefined : onPath('chromium-headless-shell')
  return shell ?? findBrowser()
}

/** Chromium's sandbox does not run as root. */
export const browserArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : []

function onPath(command: string): string | undefined {
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], { encoding: 'utf8' })
  return stdout?.split('\n')[0]?.trim() || undefined
}

function installFromPlaywright(): boolean {
  console.log('No browser found: trying the download of Playwright …')
  return succeeds('npx', ['playwright', 'install', 'chromium'])
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log("Trying Debian's package …")
  return succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 })
    return true
  } catch {
    return false
  }
}
