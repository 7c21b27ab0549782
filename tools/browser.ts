import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

const isRoot = process.getuid?.() === 0

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Returns Playwright's launch options for BROWSER_PATH, Playwright's own Chromium, or an installed one.
 * @param options.isComplete whether to use the complete browser, which has a back/forward cache, instead of the headless
 * shell, which needs half the CPU time.
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
  const which = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
  const executablePath = commands.map(which).find(Boolean)
  return executablePath ? { executablePath } : undefined
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
