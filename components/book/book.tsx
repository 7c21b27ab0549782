import { Fitted } from '@/components/ui/fitted'
import { ExternalLink, PhoneLink } from '@/components/ui/link'
import { PrivacyLink } from '@/components/ui/privacy-link'
import { book } from '@/content/book'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import type { Owner, TitledText } from '@/content/types'
import { interpolate } from '@/lib/interpolate'
import { BlankWeek } from './blank-week'
import { BookContent } from './book-content'

const { frameTitle, waiting, exits, fallback, notices, consent, booked } = book

/** /book with its texts from content/, before and after a call is booked. The owner's details appear if they are set. */
export function Book({ owner }: { owner: Owner }) {
  return (
    <BookContent
      pageUrl={site.scheduling.discovery}
      exits={<Exits />}
      fallback={<Fallback phone={owner.phone} />}
      labels={{ frameTitle, waiting, notices }}
      week={<BlankWeek />}
      consent={
        owner.askBeforeCalendar
          ? { ...consent, privacyNotice: <PrivacyNotice notice={owner.privacyNotice} /> }
          : undefined
      }
      unbooked={{
        title: book.calendarTitle,
        header: <Introduction owner={owner} />,
        points: (
          <>
            <h2 className="mb-2.5 font-clerk text-base font-semibold tracking-normal">{book.coversTitle}</h2>
            <Points items={book.covers} />
          </>
        ),
      }}
      booked={{
        title: booked.calendarTitle,
        header: <TitleAndLead title={booked.title} lead={booked.lead} />,
        points: <Points items={booked.next} />,
      }}
    />
  )
}

/** The title and the lead, with the length of the call if it is set. */
function Introduction({ owner: { discoveryCall } }: { owner: Owner }) {
  const length = discoveryCall && interpolate(book.length, discoveryCall)
  return <TitleAndLead title={book.title} lead={book.lead} note={length} />
}

/** The ways to book without the calendar, in one line. */
function Exits() {
  // The padding makes a link as tall as a finger without making its line taller.
  const link = 'link py-3'
  return (
    <p className="text-small text-balance">
      {exits.question}{' '}
      <ExternalLink href={site.scheduling.discovery} className={link}>
        {exits.newTab}
      </ExternalLink>
      {exits.or}{' '}
      <a href={`mailto:${site.email}`} className={link}>
        {exits.email}
      </a>
      .
    </p>
  )
}

/** The same ways where the calendar would be, and the telephone number if it is set. */
function Fallback({ phone }: { phone?: string | undefined }) {
  return (
    <>
      <ExternalLink href={site.scheduling.discovery} className="button">
        {fallback.button}
      </ExternalLink>
      <p className="mt-2">
        {fallback.email}{' '}
        <a href={`mailto:${site.email}`} className="touch-target link">
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
      </p>
    </>
  )
}

/** The privacy notice, where the calendar asks for consent. */
function PrivacyNotice({ notice }: { notice?: string | undefined }) {
  return (
    notice && <PrivacyLink notice={notice} labels={siteLayout.footer} className="mt-2 touch-target link wide:ms-6" />
  )
}

/** The title above the lead, or next to it on tablets, so that the calendar begins early. */
function TitleAndLead({ title, lead, note }: { title: string; lead: string; note?: string }) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-2 wide:block">
      <h1 className="grow-3 basis-80">
        <Fitted text={title} maxEm={4.2} />
      </h1>
      <div className="grow-2 basis-60 wide:mt-6">
        <p className="max-w-text text-lead">{lead}</p>
        {note && <p className="mt-2 font-semibold">{note}</p>}
      </div>
    </div>
  )
}

/** What the call covers, or the next steps. */
function Points({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="points">
      {items.map(({ title, text }) => (
        <li key={title}>
          <p>{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
