import { retry } from '@/lib/retry'
import { createWatchdog } from '@/lib/watchdog'
import { fetchScript } from './fetch-script'

/** Milliseconds without progress after which a part of the page counts as failed. */
const PART_TIMEOUT_MS = 15_000

/**
 * Imports a part of the page that loads later, and repeats an import that fails. The caller shows a fallback after an
 * error.
 *
 * The HTTP cache can keep an error response for a year, so each new attempt first fetches the part's scripts past it. That
 * is also done after the last one, for the next load of the page: an empty script fails only by the timeout, because
 * browsers run it without an error, and then `import()` cannot be repeated on this page.
 * @throws the error of the last attempt, or an Error after 15 seconds without progress.
 */
export async function loadPart<Module>(importPart: () => Promise<Module>): Promise<Module> {
  let onStalled: (error: Error) => void
  const stalled = new Promise<never>((_, reject) => {
    onStalled = reject
  })
  const watchdog = createWatchdog(PART_TIMEOUT_MS, () =>
    onStalled(new Error('A part of the page took too long to load')),
  )
  const scripts = observeScripts(watchdog.restart)
  const attempt = async (count: number) => {
    if (count > 0) await refreshInCache(scripts.urls, watchdog.restart)
    return importPart()
  }
  watchdog.restart()
  try {
    return await Promise.race([retry(attempt), stalled])
  } catch (error) {
    void refreshInCache(scripts.urls).catch(() => {})
    throw error
  } finally {
    watchdog.stop()
    scripts.stop()
  }
}

/**
 * Observes the site's scripts that the page requests from now on.
 * @param onProgress called when one of them has loaded or failed.
 */
function observeScripts(onProgress: () => void) {
  const urls = new Set<string>()
  const observer = new PerformanceObserver((list) => {
    for (const { name, initiatorType } of list.getEntries() as PerformanceResourceTiming[]) {
      if (initiatorType !== 'script' || new URL(name).origin !== location.origin) continue
      urls.add(name)
      onProgress()
    }
  })
  observer.observe({ type: 'resource' })
  return { urls: urls as ReadonlySet<string>, stop: () => observer.disconnect() }
}

/** Fetches scripts past the HTTP cache, which keeps the new responses. */
async function refreshInCache(urls: ReadonlySet<string>, onProgress = () => {}): Promise<void> {
  await Promise.all([...urls].map((url) => fetchScript(url, 'reload', onProgress)))
}
