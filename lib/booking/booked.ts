const BOOKED = 'booked'
const TAB = 'tab'

/** Returns a number that no other tab has, and stores it for the session of this one; undefined if storage is blocked. */
export function identifyTab(): string | undefined {
  try {
    const id = sessionStorage.getItem(TAB) ?? String(Math.random())
    sessionStorage.setItem(TAB, id)
    return id
  } catch {
    return undefined
  }
}

/**
 * Remembers for the session that a call is booked, and stores the number of this tab in localStorage, where
 * `recallBooking` reads it. Does nothing if storage is blocked.
 */
export function rememberBooking(): void {
  try {
    sessionStorage.setItem(BOOKED, 'true')
    localStorage.setItem(BOOKED, identifyTab()!)
  } catch {}
}

/**
 * Remembers for the session of this page that a call was booked in its tab while the page was in the back/forward cache,
 * where Firefox keeps its session storage as it was. Does nothing if storage is blocked.
 * @param tab the number of the tab, from before the page was left.
 */
export function recallBooking(tab: string): void {
  try {
    if (localStorage.getItem(BOOKED) === tab) sessionStorage.setItem(BOOKED, 'true')
  } catch {}
}

/** Returns whether a call was booked in this session; false if storage is blocked. */
export function hasBooked(): boolean {
  try {
    return sessionStorage.getItem(BOOKED) !== null
  } catch {
    return false
  }
}
