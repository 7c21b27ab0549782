import { WeekGrid } from '@/components/sections/week-grid'
import { Fitted } from '@/components/ui/fitted'
import { ExternalLink } from '@/components/ui/link'
import { PrivacyLink } from '@/components/ui/privacy-link'
import { book } from '@/content/book'
import { diary } from '@/content/home'
import type { Owner, TitledText } from '@/content/schema'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { interpolate } from '@/lib/interpolate'
import { schedulingUrl } from '@/lib/scheduling/url'
import { BookContent } from './book-content'

const { exits, consent, notices, booked } = book

/** The content of /book before and after a call is booked. The owner's details appear if they are set. */
export function Book({ owner }: { owner: Owner }) {
  const { discoveryCall, privacyNotice } = owner
  return (
    <BookContent
      pageUrl={site.scheduling.discovery}
      frameTitle={book.frameTitle}
      week={<WeekGrid diary={diary} slotAt={(_, day) => <span key={day} aria-hidden="true" />} />}
      notices={notices}
      exits={<Exits />}
      consent={
        owner.askBeforeCalendar
          ? {
              ...consent,
              privacyNotice: privacyNotice && (
                <PrivacyLink
                  notice={privacyNotice}
                  labels={siteLayout.footer}
                  className="mt-2 touch-target link wide:ms-6"
                />
              ),
            }
          : undefined
      }
      unbooked={{
        title: book.calendarTitle,
        header: <TitleAndLead {...book} note={discoveryCall && interpolate(book.length, discoveryCall)} />,
        points: (
          <>
            <h2 className="mb-2.5 font-text text-base font-semibold tracking-normal">{book.coversTitle}</h2>
            <Points items={book.covers} />
          </>
        ),
      }}
      booked={{
        title: booked.calendarTitle,
        header: <TitleAndLead {...booked} />,
        points: <Points items={booked.next} />,
      }}
    />
  )
}

/** The ways to book without the calendar, under it in every state: it may never respond. */
function Exits() {
  // The padding enlarges the touch target of a link, but not its line.
  const link = 'link py-3 whitespace-nowrap'
  return (
    <p className="border-t border-ink px-m py-3 text-sm wide:px-6">
      {exits.question}{' '}
      <ExternalLink href={schedulingUrl(site.scheduling.discovery)} className={link}>
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

/** The title above the lead, or next to it on tablets, so that the calendar is higher up. */
function TitleAndLead({
  title,
  lead,
  note,
  assurance,
}: {
  title: string
  lead: string
  note?: string | undefined
  assurance?: string
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-2 wide:block">
      <h1 className="grow-3 basis-80">
        <Fitted text={title} maxEm={4.2} />
      </h1>
      <div className="grow-2 basis-60 wide:mt-6">
        <p className="max-w-text text-lg">{lead}</p>
        {note && <p className="mt-2 font-semibold">{note}</p>}
        {assurance && <p className="mt-2 hidden font-semibold phone:block">{assurance}</p>}
      </div>
    </div>
  )
}

/** What the call covers, or the next steps, in two columns; in one on phones. */
function Points({ items }: { items: readonly TitledText[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-m wide:not-tall:grid-cols-1 phone:grid-cols-1">
      {items.map(({ title, text }) => (
        <li key={title} className="border-t pt-2 pb-3">
          <p className="mb-1 text-lg leading-6 font-semibold">{title}</p>
          <p className="max-w-[36em]">{text}</p>
        </li>
      ))}
    </ol>
  )
}
