import { book } from '@/content/book'
import { Points } from './points'

const { title, lead, next } = book.booked

/** What takes the introduction's place once a call is booked. */
export function Confirmation() {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-6 max-w-[22.5rem] text-lead text-muted">{lead}</p>
      <div className="mt-10">
        <Points items={next} />
      </div>
    </>
  )
}
