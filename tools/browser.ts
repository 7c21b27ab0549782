import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getChromePath } from 'chrome-launcher'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium's sandbox does not run as root. */
const isRoot = process.getuid?.() === 0

/**
 * How Playwright launches Chromium here: BROWSER_PATH, Playwright's own, or the one that is installed; if there is none,
 * Playwright's download or Debian's package is installed.
 * @param whole with its back/forward cache; otherwise its headless shell where there is one, which draws no windows and
 * so takes half the processor's time.
 * @throws Error with what to install.
 */
export function browserOptions({ whole = false } = {}): LaunchOptions {
  const options = findBrowser(whole) ?? (installBrowser() ? findBrowser(whole) : undefined)
  if (!options)
    throw new Error('No browser was found: install Chromium or Google Chrome, or set BROWSER_PATH to the path of one.')
  return { ...options, args: isRoot ? ['--no-sandbox'] : [] }
}

function findBrowser(whole: boolean): LaunchOptions | undefined {
  const { BROWSER_PATH } = process.env
  if (BROWSER_PATH) return { executablePath: BROWSER_PATH }
  if (existsSync(chromium.executablePath())) return { channel: whole ? 'chromium' : 'chromium-headless-shell' }
  const shell = spawnSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).stdout?.trim()
  if (shell && !whole) return { executablePath: shell }
  try {
    return { executablePath: getChromePath() }
  } catch {
    return undefined
  }
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
