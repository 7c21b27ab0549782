import { hasBooked } from '@/lib/booking/booked'

// Shows the visitor's booking, also when Back restores the page.
function showBooked() {
  if (hasBooked()) document.documentElement.dataset.booked = ''
}

showBooked()
addEventListener('pageshow', showBooked)
