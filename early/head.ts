// The scripts in the head of every page, in this order.
import './head/scripted'
import './head/theme'
import './head/attribution'
import './head/booked'
import './head/calendar-transition'
