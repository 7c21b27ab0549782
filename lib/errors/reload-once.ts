/**
 * Reloads the page because a file of the site is missing, for example after a deployment while the page was open. To
 * avoid a loop, it reloads once per reason and session, and never when storage is blocked.
 * @param reason identifies the missing file, such as an error message with its URL.
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
