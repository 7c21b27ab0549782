import { SCHEDULING_ORIGIN } from './addresses'

/** Type of the event that is dispatched on the window when a call has been booked in the calendar. */
export const CALL_BOOKED = 'callbooked'

/** CSS selector of the links to /book, with or without a query, and to the provider's scheduling pages. */
export const BOOKING_LINKS = `:is(a[href="/book"],a[href^="/book?"],a[href^="${SCHEDULING_ORIGIN}/"])`
