import { book } from '@/content/book'
import { Points } from './points'

/** What the page offers before a call is booked: its title, and what the call covers. */
export function Intro() {
  return (
    <>
      <h1>{book.title}</h1>
      <p className="mt-6 max-w-[22.5rem] text-lead text-muted">{book.lead}</p>
      <h2 className="mt-10 font-sans text-fine font-medium tracking-wide text-brass">{book.coversTitle}</h2>
      <Points items={book.covers} />
    </>
  )
}
