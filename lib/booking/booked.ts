import { withStorage } from '@/lib/storage'

const KEY = 'booked'

/** Remembers for the session that a call is booked. Does nothing if storage is blocked. */
export function rememberBooking(): void {
  withStorage(() => sessionStorage.setItem(KEY, 'true'), undefined)
}

/** Returns whether a call was booked in this session; false if storage is blocked. */
export function hasBooked(): boolean {
  return withStorage(() => sessionStorage.getItem(KEY) !== null, false)
}
