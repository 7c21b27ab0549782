import type { PagePath } from '@/content/types'
import { SCHEDULING_ORIGIN } from '@/lib/scheduling/addresses'

/** Path of the page with the calendar. */
const BOOK_PATH = '/book' satisfies PagePath

/** CSS selector of the links to this page, with and without a campaign; the path of another page can begin with /book too. */
const LINKS_TO_BOOK = `:is(a[href="${BOOK_PATH}"],a[href^="${BOOK_PATH}?"])`

/** CSS selector of the links to this page and to the provider's scheduling pages. */
export const BOOKING_LINKS = `${LINKS_TO_BOOK},a[href^="${SCHEDULING_ORIGIN}/"]`
