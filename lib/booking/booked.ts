import { withStorage } from '@/lib/storage'

/** Type of the event that is dispatched on the window when a call has been booked in the calendar. */
export const CALL_BOOKED = 'callbooked'

const KEY = 'booked'

/** Stores for the session that a call is booked. Does nothing if storage is blocked. */
export function rememberBooking(): void {
  withStorage(() => sessionStorage.setItem(KEY, 'true'), undefined)
}

/** Returns whether a call was booked in this session; false if storage is blocked. */
export function hasBooked(): boolean {
  return withStorage(() => sessionStorage.getItem(KEY) !== null, false)
}
