import { retry } from '@/lib/retry'
import { createWatchdog, fetchScript } from './scripts'

/** Milliseconds without progress after which a part of the page counts as failed. */
const PART_TIMEOUT_MS = 15_000
/** Milliseconds after which scripts that have run without completing their part count as empty or truncated. */
const EFFECT_TIMEOUT_MS = 1000

/**
 * Imports a part of the page that loads later, with retries. Repeating `import()` would repeat a failure, because the
 * HTTP cache can keep an error response for a year. A retry therefore fetches the part's scripts past the cache first.
 * @throws the error of the last attempt, or an Error after 15 seconds without progress.
 */
export function loadPart<Module>(importPart: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const watchdog = createWatchdog(PART_TIMEOUT_MS, () =>
      reject(new Error('A part of the page took too long to load')),
    )
    const scripts = observeScripts(watchdog.restart)
    const load = async (attempt: number) => {
      if (attempt > 0) await Promise.all([...scripts.urls].map((url) => reloadScript(url, watchdog.restart)))
      return Promise.race([importPart(), scripts.withoutEffect()])
    }
    watchdog.restart()
    retry(load)
      .then(resolve, reject)
      .finally(() => {
        watchdog.stop()
        scripts.stop()
      })
  })
}

/**
 * Observes the site's scripts that are added to the head.
 * @param onProgress called when one of them has loaded or failed.
 */
function observeScripts(onProgress: () => void) {
  const urls = new Set<string>()
  const pending = new Set<HTMLScriptElement>()
  let rejectAttempt: (reason: Error) => void = () => {}
  const effect = createWatchdog(EFFECT_TIMEOUT_MS, () => rejectAttempt(new Error('A script is empty or truncated')))
  const observe = (script: Node) => {
    if (!(script instanceof HTMLScriptElement) || !script.src.startsWith(`${location.origin}/`)) return
    urls.add(script.getAttribute('src')!)
    pending.add(script)
    effect.stop()
    for (const type of ['load', 'error'])
      script.addEventListener(type, () => {
        onProgress()
        pending.delete(script)
        if (pending.size === 0) effect.restart()
      })
  }
  const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(observe)))
  observer.observe(document.head, { childList: true })
  return {
    /** As in their `src` attributes. */
    urls,
    /** Rejects when all scripts have loaded, and what waits for them has still not been completed a second later. */
    withoutEffect: () => new Promise<never>((_, reject) => (rejectAttempt = reject)),
    stop() {
      effect.stop()
      observer.disconnect()
    },
  }
}

/** Fetches a script past the HTTP cache and runs it, also when the element that requested it first has run. */
async function reloadScript(src: string, onProgress: () => void): Promise<void> {
  await fetchScript(src, 'reload', onProgress)
  const script = document.createElement('script')
  // Bundles read the attribute to find out which of their chunks has loaded.
  script.setAttribute('src', src)
  document.head.append(script)
  await new Promise((resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }))
}
