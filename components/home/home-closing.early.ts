import { hasBooked } from '@/lib/booking/booked'

// Shows that the visitor has booked, also on a page that Back restores.
function showBooked() {
  if (hasBooked()) document.documentElement.dataset.booked = ''
}

showBooked()
addEventListener('pageshow', showBooked)
