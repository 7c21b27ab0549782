import { book } from '@/content/book'
import { owner, site } from '@/content/site'
import { CalendarSkeleton } from './calendar-skeleton'
import { Confirmation } from './confirmation'
import { Intro } from './intro'
import { SchedulingEmbed } from './scheduling-embed'

const { calendarTitle, frameTitle, waiting, fallback, notices, booked } = book

export function Booking() {
  return (
    <SchedulingEmbed
      address={site.scheduling.discovery}
      email={site.email}
      texts={{
        title: calendarTitle,
        bookedTitle: booked.calendarTitle,
        frameTitle,
        waiting,
        wayOut: fallback,
        notices,
      }}
      intro={<Intro owner={owner} />}
      confirmation={<Confirmation />}
      skeleton={<CalendarSkeleton />}
    />
  )
}
