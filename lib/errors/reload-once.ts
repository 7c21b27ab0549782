/**
 * Reloads the page when a file of the site is missing, as after a deployment that replaced the files of an open tab. To
 * avoid a loop, it reloads once per reason and session, and never when storage is blocked.
 * @param reason names the missing file.
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
