import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium's sandbox does not run as root. */
const isRoot = process.getuid?.() === 0

/** Commands of Chromium and Google Chrome on Linux, and the paths of Google Chrome on macOS and Windows. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium: BROWSER_PATH, Playwright's own, or an installed one.
 * @param options.isComplete whether to use the complete browser, which has a back/forward cache, instead of the headless
 * shell, which needs half the CPU time.
 * @returns Playwright's launch options; without a browser, those of the one that Playwright would download.
 */
export function findBrowser({ isComplete = false } = {}): LaunchOptions {
  return { ...locateBrowser(isComplete), args: isRoot ? ['--no-sandbox'] : [] }
}

/**
 * Downloads Playwright's Chromium, or installs Debian's package, if no browser is found.
 * @throws Error if none can be installed.
 */
export function ensureBrowser(): void {
  if (locateBrowser(false)) return
  installBrowser()
  if (locateBrowser(false)) return
  throw new Error('No browser was found: install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.')
}

function locateBrowser(isComplete: boolean): LaunchOptions | undefined {
  const { BROWSER_PATH } = process.env
  if (BROWSER_PATH) return { executablePath: BROWSER_PATH }
  if (existsSync(chromium.executablePath())) return { channel: isComplete ? 'chromium' : 'chromium-headless-shell' }
  const names = isComplete ? BROWSERS : ['chromium-headless-shell', ...BROWSERS]
  const executablePath = names.map(findCommand).find((path) => path !== undefined)
  return executablePath ? { executablePath } : undefined
}

/** Returns the file of a command, which is searched in the folders of PATH, or undefined. */
function findCommand(command: string): string | undefined {
  const folders = isAbsolute(command) ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file))
}

function installBrowser(): void {
  console.log("No browser was found: trying Playwright's download, then Debian's package …")
  const isDownloaded = succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  if (isDownloaded || !isRoot) return
  const isUpdated = succeeds('apt-get', ['update', '-qq'])
  if (isUpdated) succeeds('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'])
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}
