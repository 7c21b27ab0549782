/**
 * Loads the page afresh because a file of the site is gone, as after a deploy that changed the files under an open
 * tab. Once for each reason, so that a file that never comes does not reload for ever; without storage there is no
 * telling, and nothing is reloaded.
 * @param reason names what is missing.
 * @returns whether the page is being reloaded.
 */
export function reloadOnce(reason: string): boolean {
  const key = `reloaded-for:${reason}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, 'yes')
  } catch {
    return false
  }
  location.reload()
  return true
}
