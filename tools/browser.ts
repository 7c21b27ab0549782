import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium's sandbox does not run as root. */
const isRoot = process.getuid?.() === 0

/** Commands and application paths of Chromium and Google Chrome. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
]

/**
 * Finds a Chromium: BROWSER_PATH, Playwright's own, or an installed one. If none is found, it downloads Playwright's or
 * installs Debian's package.
 * @param options.isComplete whether to use the complete browser, which has a back/forward cache, instead of the headless
 * shell, which needs half the CPU time.
 * @returns Playwright's launch options.
 * @throws Error if no browser can be found or installed.
 */
export function findOrInstallBrowser({ isComplete = false } = {}): LaunchOptions {
  const options = findBrowser(isComplete) ?? (installBrowser() ? findBrowser(isComplete) : undefined)
  if (!options)
    throw new Error('No browser was found: install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.')
  return { ...options, args: isRoot ? ['--no-sandbox'] : [] }
}

function findBrowser(isComplete: boolean): LaunchOptions | undefined {
  const { BROWSER_PATH } = process.env
  if (BROWSER_PATH) return { executablePath: BROWSER_PATH }
  if (existsSync(chromium.executablePath())) return { channel: isComplete ? 'chromium' : 'chromium-headless-shell' }
  const commands = isComplete ? COMMANDS : ['chromium-headless-shell', ...COMMANDS]
  const executablePath = commands.map(findCommand).find(Boolean) ?? APPLICATIONS.find((path) => existsSync(path))
  return executablePath ? { executablePath } : undefined
}

function findCommand(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
}

function installBrowser(): boolean {
  console.log("No browser was found: trying Playwright's download, then Debian's package …")
  return (
    succeeds('npx', ['playwright', 'install', 'chromium']) ||
    (isRoot &&
      succeeds('apt-get', ['update', '-qq']) &&
      succeeds('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']))
  )
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}
