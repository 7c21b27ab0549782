/** Shows the closing week of the home page with the visitor's booking, also when Back restores the page. */
import { hasBooked, identifyTab, restoreBooking } from '@/lib/booking/booked'
import { LINKS_TO_BOOK } from '@/lib/booking/links'

let tab: string | undefined

function showBooked() {
  if (hasBooked()) document.documentElement.dataset.booked = ''
}

showBooked()
addEventListener(
  'click',
  ({ target }) => {
    if ((target as Element).closest?.(LINKS_TO_BOOK)) tab = identifyTab()
  },
  { capture: true, passive: true },
)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && tab) restoreBooking(tab)
  showBooked()
})
// Precedes the listener of the calendar transition, which looks for the booking.
addEventListener('pagereveal', showBooked)
