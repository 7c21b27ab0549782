/** Shows the closing week of the home page with the visitor's booking, also when Back restores the page. */
import { hasBooked } from './booked'

function showBooked() {
  if (hasBooked()) document.documentElement.dataset.booked = ''
}

showBooked()
addEventListener('pageshow', showBooked)
