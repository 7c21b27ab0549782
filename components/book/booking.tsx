import { book } from '@/content/book'
import { owner, site } from '@/content/site'
import { Calendar } from './calendar'
import { CalendarSkeleton } from './calendar-skeleton'
import { Confirmation, Intro } from './intro'

const { calendarTitle, frameTitle, waiting, fallback, notices, booked } = book

export function Booking() {
  return (
    <Calendar
      pageUrl={site.scheduling.discovery}
      email={site.email}
      labels={{ title: calendarTitle, bookedTitle: booked.calendarTitle, frameTitle, waiting, fallback, notices }}
      intro={<Intro owner={owner} />}
      confirmation={<Confirmation />}
      skeleton={<CalendarSkeleton />}
    />
  )
}
