import { Fitted } from '@/components/ui/fitted'
import { book } from '@/content/book'
import type { Owner, TitledText } from '@/content/types'
import { KeepLast } from '@/components/ui/keep-last'
import { PhoneLink, PrivacyLink } from '@/components/ui/privacy-link'
import { diary } from '@/content/home'
import { owner, site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { interpolate } from '@/lib/interpolate'
import { Calendar } from './calendar'

const { frameTitle, waiting, fallback, notices, consent, booked } = book
export function Booking() {
  return (
    <>
      {/* The page is rendered with the frame into which a booking button opens. */}
      <link rel="expect" href="#slot" blocking="render" />
      <Calendar
        pageUrl={site.scheduling.discovery}
        contact={<Contact phone={owner.phone} />}
        labels={{ frameTitle, waiting, fallback, notices }}
        days={diary.days}
        consent={owner.askBeforeCalendar ? { ...consent, notice: <Consent notice={owner.privacyNotice} /> } : undefined}
        open={{
          title: book.calendarTitle,
          header: <Intro owner={owner} />,
          points: <Points title={book.coversTitle} items={book.covers} />,
        }}
        booked={{
          title: booked.calendarTitle,
          header: <Header title={booked.title} lead={booked.lead} />,
          points: <Points items={booked.next} />,
        }}
      />
    </>
  )
}

/** The introduction, before a call is booked. */
export function Intro({ owner: { discoveryCall } }: { owner: Owner }) {
  const length = discoveryCall && interpolate(book.length, discoveryCall)
  return <Header title={book.title} lead={book.lead} note={length} />
}

/** The email address and, if it is set, the telephone number. */
export function Contact({ phone }: { phone?: string | undefined }) {
  return (
    <>
      {fallback.email}{' '}
      <a href={`mailto:${site.email}`} className="inline-flex min-h-11 items-center link">
        {site.email}
      </a>
      {phone && (
        <>
          {' '}
          <span className="inline-block">
            {fallback.phone} <PhoneLink phone={phone} />
          </span>
        </>
      )}
    </>
  )
}

/** The privacy notice, where the calendar asks for consent. */
export function Consent({ notice }: { notice?: string | undefined }) {
  return (
    notice && (
      <PrivacyLink notice={notice} labels={siteLayout.footer} className="mt-2 inline-flex min-h-11 items-center link" />
    )
  )
}

/** The title above the lead, or next to it on tablets, so that the calendar begins early. */
function Header({ title, lead, note }: { title: string; lead: string; note?: string }) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-2 wide:block">
      <h1 className="grow-3 basis-80">
        <Fitted text={title} wide={4.2} />
      </h1>
      <div className="grow-2 basis-60 wide:mt-8">
        <p className="max-w-[34em] text-lead">{lead}</p>
        {note && <p className="mt-2 font-semibold">{note}</p>}
      </div>
    </div>
  )
}

/** What the call covers, or the next steps, which have no title. */
function Points({ title, items }: { title?: string; items: readonly TitledText[] }) {
  return (
    <>
      {title && <h2 className="mb-2.5 font-clerk text-base font-semibold tracking-normal">{title}</h2>}
      <ol className={`points ${title ? 'call-covers' : 'booked-steps'}`}>
        {items.map(({ title, text }, index) => (
          <li key={title} style={{ '--n': index }}>
            <p>
              <KeepLast text={title} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
