'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CALL_BOOKED, rememberBooking } from '@/lib/booking/booked'
import { addCalendar, type CalendarState } from '@/lib/scheduling/calendar'
import { CalendarNotices, ConsentRequest, type ConsentLabels, type NoticeLabels } from './calendar-notices'

type Words = { title: string; header: ReactNode; points: ReactNode }
type Props = {
  pageUrl: string
  labels: NoticeLabels & { frameTitle: string }
  week: ReactNode
  exits: ReactNode
  fallback: ReactNode
  consent?: ConsentLabels | undefined
  unbooked: Words
  booked: Words
}

/**
 * The content of /book: an introduction and points next to the provider's calendar.
 * @param pageUrl the scheduling page, without a query.
 * @param week what is drawn until the calendar appears.
 * @param exits a line with the ways to book without the calendar, until a call is booked.
 * @param fallback the same ways instead of the calendar, if it could not be loaded.
 * @param consent if given, nothing is requested from the provider until the visitor clicks its button.
 * @param unbooked the words until a call is booked.
 * @param booked replaces `unbooked` when a call is booked, and is mounted again for each further booking, so that screen
 * readers announce it.
 */
export function BookContent({ pageUrl, labels, week, exits, fallback, consent, unbooked, booked }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [isAllowed, setIsAllowed] = useState(!consent)
  const [bookings, setBookings] = useState(0)
  const [state, setState] = useState<CalendarState>('waiting')

  const showBooking = useEffectEvent(() => {
    dispatchEvent(new Event(CALL_BOOKED))
    rememberBooking()
    const show = () => {
      flushSync(() => setBookings((count) => count + 1))
      scrollTo({ top: 0, behavior: 'instant' })
    }
    if (!('startViewTransition' in document)) return show()
    // Rejects in a hidden tab, in which the booking is shown without the transition.
    document.startViewTransition(show).ready.catch(() => {})
  })

  const { frameTitle } = labels
  useEffect(() => {
    if (!isAllowed) return
    const onBooked = () => showBooking()
    return addCalendar(frame.current!, { pageUrl, title: frameTitle, onState: setState, onBooked })
  }, [isAllowed, pageUrl, frameTitle])

  function allow() {
    setIsAllowed(true)
    // React removes the focused button. From this container, Tab moves into the calendar.
    frame.current?.focus({ preventScroll: true })
  }

  const isBooked = bookings > 0
  const { title, header, points } = isBooked ? booked : unbooked
  return (
    <div data-hydrate="now" className={`book ${isBooked ? 'call-booked on-white' : ''}`}>
      <div aria-live="polite" className="book-introduction">
        <div key={bookings}>{header}</div>
      </div>
      <section id="calendar" aria-label={title} className="calendar-region">
        <header className="calendar-header">
          <h2 key={title} className="text-note">
            {title}
          </h2>
          {!isBooked && <div className={state === 'failed' ? 'invisible' : 'unscripted:invisible'}>{exits}</div>}
        </header>
        <div data-state={isAllowed ? state : 'consent'} className={`calendar ${state === 'ready' ? 'on-white' : ''}`}>
          <div className="blank-week week">
            {week}
            <CalendarNotices labels={labels} state={state} isAllowed={isAllowed} fallback={fallback}>
              {consent && !isAllowed && <ConsentRequest labels={consent} onAllow={allow} />}
            </CalendarNotices>
          </div>
          {/* Gives the provider its colours, and is not drawn. */}
          <div className="contents on-white accent-ink">
            <div
              ref={frame}
              {...(consent && { role: 'group', 'aria-label': frameTitle, tabIndex: -1 })}
              className="calendar-frame"
            />
          </div>
        </div>
      </section>
      <div aria-live="polite" className="contents">
        <div key={bookings} className="book-points">
          {points}
        </div>
      </div>
    </div>
  )
}
