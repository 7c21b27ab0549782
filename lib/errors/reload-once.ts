const KEY = 'reloaded-for'

/**
 * Loads the page afresh when a part of its program is gone, as after a deploy that changed the files under an
 * open tab: once for each missing file, so that a file that never comes does not reload for ever. Without
 * storage there is no telling, and nothing is reloaded.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return false
  try {
    const tried = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
    if (tried.includes(error.message)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...tried, error.message]))
  } catch {
    return false
  }
  location.reload()
  return true
}
