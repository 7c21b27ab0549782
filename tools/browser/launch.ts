import { chromium, type Browser } from 'playwright'
import { browserArguments, findBrowser } from './find-browser'

/**
 * Launches the browser of the tests, or another one, with the arguments that this machine needs.
 * @throws Error with what to install, when there is no browser.
 */
export function launchBrowser({
  executablePath = findBrowser(),
  args = [],
}: { executablePath?: string; args?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...browserArguments, ...args] })
}
