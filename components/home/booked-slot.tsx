import { ActionLink } from '@/components/ui/link'
import { closing } from '@/content/home'

const { call, state, name, again } = closing.booked

/** The visitor's own slot, instead of the button, once a call is booked in this session (early/slot.ts, booked-slot.css). */
export function BookedSlot() {
  return (
    <p data-booked-slot className="booked-slot">
      <span className="slim:sr-only">{call} </span>
      <strong>{name} </strong>
      <span>{state}</span>
    </p>
  )
}

export function BookAnother() {
  return (
    <p className="book-another">
      <ActionLink action={again} className="link" />
    </p>
  )
}
