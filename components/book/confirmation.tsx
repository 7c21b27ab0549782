import { PageHeader } from '@/components/ui/page-header'
import { book } from '@/content/book'
import { Points } from './points'

const { title, lead, next } = book.booked

/** Replaces the introduction once a call is booked. */
export function Confirmation() {
  return (
    <>
      <PageHeader title={title} lead={lead} leadClass="max-w-measure-sm" />
      <div className="mt-10">
        <Points items={next} />
      </div>
    </>
  )
}
