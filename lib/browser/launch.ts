import { chromium, type Browser } from 'playwright'
import { browserArguments, findBrowser } from './find-browser'

/**
 * Launches a headless Chromium.
 * @param options.executablePath the browser of the tests, when it is not given.
 * @param options.args added to those that this machine needs.
 * @throws Error with what to install, when there is no browser.
 */
export function launchBrowser({
  executablePath = findBrowser(),
  args = [],
}: { executablePath?: string; args?: readonly string[] } = {}): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...browserArguments, ...args] })
}
