/** Shows the closing week of the home page with the visitor's booking, also when Back restores the page. */
import { BOOK_PATH } from '@/lib/booking/attribution'
import { hasBooked, identifyTab, recallBooking } from '@/lib/booking/booked'

let tab: string | undefined

function showBooked() {
  if (hasBooked()) document.documentElement.dataset.booked = ''
}

showBooked()
addEventListener(
  'click',
  ({ target }) => {
    if ((target as Element).closest?.(`a[href^="${BOOK_PATH}"]`)) tab = identifyTab()
  },
  { capture: true, passive: true },
)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && tab) recallBooking(tab)
  showBooked()
})
// Precedes the listener of the calendar transition, which looks for the booking.
addEventListener('pagereveal', showBooked)
