import { ActionLink } from '@/components/ui/link'
import { closing } from '@/content/home'
import { round } from '@/lib/round'
import { measureLine } from '@/lib/font-metrics/measure-line'

const { call, state, name, again } = closing.booked
/** The width of the longest word of the name, in em, at the optical size of phones. */
const wordWidth = Math.max(...name.split(' ').map((word) => measureLine(word, { opticalSize: 'smallest' }).width))

/** The visitor's own slot, instead of the button, once a call is booked in this session (booked-slot.css). */
export function BookedSlot() {
  return (
    <p style={{ '--word-width': round(wordWidth) }} className="booked-slot">
      <span className="narrow:sr-only">{call} </span>
      <strong>{name} </strong>
      <span>{state}</span>
    </p>
  )
}

/** A link to book another call, below the booked slot. */
export function BookAnother() {
  return (
    <p className="book-another">
      <ActionLink action={again} className="link" />
    </p>
  )
}
