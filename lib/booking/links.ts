import type { Path } from '@/content/types'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'

/** Path of the page with the calendar. */
const BOOK_PATH = '/book' satisfies Path

/** CSS selector of the links to /book, with or without a query, but not to paths that begin with /book. */
const LINKS_TO_BOOK = `:is(a[href="${BOOK_PATH}"],a[href^="${BOOK_PATH}?"])`

/** CSS selector of the links to /book and to the provider's scheduling pages. */
export const BOOKING_LINKS = `${LINKS_TO_BOOK},a[href^="${SCHEDULING_ORIGIN}/"]`
