import { PageHeader } from '@/components/ui/page-header'
import { book } from '@/content/book'
import type { Owner, TitledText } from '@/content/schema'
import { owner, site } from '@/content/site'
import { interpolate } from '@/lib/interpolate'
import { Calendar } from './calendar'
import { CalendarSkeleton } from './calendar-skeleton'

const CONNECTOR =
  'before:absolute before:top-4 before:-bottom-3 before:left-[4.5px] before:w-px before:bg-line-strong/50 last:before:hidden md:max-lg:before:hidden'

const { calendarTitle, frameTitle, waiting, fallback, notices, consent, booked } = book

export function Booking() {
  return (
    <Calendar
      pageUrl={site.scheduling.discovery}
      email={site.email}
      labels={{ title: calendarTitle, bookedTitle: booked.calendarTitle, frameTitle, waiting, fallback, notices }}
      consent={owner.askBeforeCalendar ? consent : undefined}
      intro={<Intro owner={owner} />}
      confirmation={
        <>
          <PageHeader title={booked.title} lead={booked.lead} leadClass="max-w-measure-sm" />
          <div className="mt-10">
            <Points items={booked.next} />
          </div>
        </>
      }
      skeleton={<CalendarSkeleton />}
    />
  )
}

/** The introduction next to the calendar, before a call is booked. */
export function Intro({ owner: { discoveryCall } }: { owner: Owner }) {
  return (
    <>
      <PageHeader title={book.title} lead={book.lead} leadClass="max-w-measure-sm" />
      {discoveryCall && <p className="mt-3 font-medium">{interpolate(book.length, discoveryCall)}</p>}
      <h2 className="text-brass mt-10 font-sans text-small font-medium tracking-wide">{book.coversTitle}</h2>
      <Points items={book.covers} />
    </>
  )
}

/** An ordered list whose markers are joined by a line. */
function Points({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="md:max-lg:grid-cols-2 mt-5 grid gap-x-10 gap-y-6">
      {items.map(({ title, text }) => (
        <li key={title} className={`group relative pl-7 ${CONNECTOR}`}>
          <span
            aria-hidden
            className="border-brass bg-brass group-last:bg-canvas absolute top-2.5 left-0 size-2.5 rounded-full border"
          />
          <p className="text-h3 font-serif">{title}</p>
          <p className="text-muted mt-1 text-small text-balance">{text}</p>
        </li>
      ))}
    </ol>
  )
}
