/** Type of the event that is dispatched on the window when a call has been booked in the calendar. */
export const CALL_BOOKED = 'callbooked'
