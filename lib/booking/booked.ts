import { withStorage } from '@/lib/storage'

const BOOKED = 'booked'
const TAB = 'tab'

/** Returns a number that no other tab has, and stores it for the session of this one; undefined if storage is blocked. */
export function identifyTab(): string | undefined {
  return withStorage(() => {
    const id = sessionStorage.getItem(TAB) ?? String(Math.random())
    sessionStorage.setItem(TAB, id)
    return id
  }, undefined)
}

/**
 * Remembers for the session that a call is booked, and stores the number of this tab in localStorage, where
 * `restoreBooking` reads it. Does nothing if storage is blocked.
 */
export function rememberBooking(): void {
  withStorage(() => {
    sessionStorage.setItem(BOOKED, 'true')
    localStorage.setItem(BOOKED, identifyTab()!)
  }, undefined)
}

/**
 * Remembers for the session of this page that a call was booked in its tab while the page was in the back/forward cache,
 * where Firefox keeps its session storage as it was. Does nothing if storage is blocked.
 * @param tab the number of the tab, from before the page was left.
 */
export function restoreBooking(tab: string): void {
  withStorage(() => {
    if (localStorage.getItem(BOOKED) === tab) sessionStorage.setItem(BOOKED, 'true')
  }, undefined)
}

/** Returns whether a call was booked in this session; false if storage is blocked. */
export function hasBooked(): boolean {
  return withStorage(() => sessionStorage.getItem(BOOKED) !== null, false)
}
