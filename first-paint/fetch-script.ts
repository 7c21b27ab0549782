import { createWatchdog } from '@/lib/watchdog'

/** Milliseconds without a byte after which a request counts as failed. */
const STALL_TIMEOUT_MS = 8000

/**
 * Fetches a script into the HTTP cache. The request may take any time, as long as data arrives.
 * @param cache `reload` bypasses the HTTP cache, which may contain an error or a truncated script, and updates it.
 * @param onProgress called for each part of the response.
 * @throws Error when the response stalls, is an error, is empty or is not a script, as from a captive portal.
 */
export async function fetchScript(url: string, cache: RequestCache, onProgress: () => void): Promise<void> {
  const request = new AbortController()
  const stall = createWatchdog(STALL_TIMEOUT_MS, () => request.abort())
  stall.restart()
  try {
    const response = await fetch(url, { cache, signal: request.signal })
    const reader = response.body?.getReader()
    let size = 0
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.length
      stall.restart()
      onProgress()
    }
    const isScript = response.headers.get('content-type')?.includes('script')
    if (!response.ok || !size || !isScript) throw new Error(`${url}: not a script, status ${response.status}`)
  } finally {
    stall.stop()
  }
}
