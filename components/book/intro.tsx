import { PageHeader } from '@/components/ui/page-header'
import { book } from '@/content/book'
import type { Owner } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { Points } from './points'

/** What stands beside the calendar before a call is booked. */
export function Intro({ owner: { discoveryCall } }: { owner: Owner }) {
  return (
    <>
      <PageHeader title={book.title} lead={book.lead} leadClass="max-w-measure-sm" />
      {discoveryCall && <p className="mt-3 font-medium">{interpolate(book.length, discoveryCall)}</p>}
      <h2 className="mt-10 font-sans text-fine font-medium tracking-wide text-brass">{book.coversTitle}</h2>
      <Points items={book.covers} />
    </>
  )
}
