import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

/** Commands of Chromium and Google Chrome on Linux, and the paths of Google Chrome on macOS and Windows. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's sandbox does not run as root. */
export const isRoot = process.getuid?.() === 0

/**
 * Finds Chromium: at BROWSER_PATH, from Playwright, or installed.
 * @param options.isComplete whether to find the complete browser, for its back/forward cache, instead of the headless shell,
 * for half the CPU time.
 * @returns Playwright's launch options, or undefined if none is found.
 */
export function findBrowser({ isComplete = false } = {}): LaunchOptions | undefined {
  const args = isRoot ? ['--no-sandbox'] : []
  const { BROWSER_PATH } = process.env
  if (BROWSER_PATH) return { executablePath: BROWSER_PATH, args }
  if (existsSync(chromium.executablePath()))
    return { channel: isComplete ? 'chromium' : 'chromium-headless-shell', args }
  const names = isComplete ? BROWSERS : ['chromium-headless-shell', ...BROWSERS]
  const executablePath = names.map(findCommand).find((path) => path !== undefined)
  return executablePath ? { executablePath, args } : undefined
}

/** Returns the file of a command in the folders of PATH, or undefined. */
function findCommand(command: string): string | undefined {
  const folders = isAbsolute(command) ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file))
}
