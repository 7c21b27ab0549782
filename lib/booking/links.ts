import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'

/** CSS selector of the links to /book, with or without a query, and to the provider's scheduling pages. */
export const BOOKING_LINKS = `:is(a[href="/book"],a[href^="/book?"],a[href^="${SCHEDULING_ORIGIN}/"])`
