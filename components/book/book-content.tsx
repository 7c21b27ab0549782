'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CALL_BOOKED, rememberBooking } from '@/lib/booking/booked'
import { addCalendar, type CalendarState } from '@/lib/scheduling/calendar'
import { BookedColumns, riseInColumns } from './booked-columns'
import { CalendarNotices, ConsentRequest, type ConsentLabels, type NoticeLabels } from './calendar-notices'
import { Minutes } from './minutes'

type Words = { title: string; header: ReactNode; points: ReactNode }
type Props = {
  pageUrl: string
  labels: NoticeLabels & { frameTitle: string }
  exits: ReactNode
  fallback: ReactNode
  consent?: ConsentLabels | undefined
  unbooked: Words
  booked: Words
  days: readonly string[]
}

/**
 * The content of /book: an introduction and points next to the provider's calendar.
 * @param pageUrl the scheduling page, without a query.
 * @param exits a line with the ways to book without the calendar, until a call is booked.
 * @param fallback the same ways instead of the calendar, if it could not be loaded.
 * @param consent if given, nothing is requested from the provider until the visitor clicks its button.
 * @param unbooked the words until a call is booked.
 * @param booked replaces `unbooked` when a call is booked, and is mounted again for each further booking, so that screen
 * readers announce it.
 * @param days names of the columns that rise when a call is booked.
 */
export function BookContent({ pageUrl, labels, exits, fallback, consent, unbooked, booked, days }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [isAllowed, setIsAllowed] = useState(!consent)
  const [bookings, setBookings] = useState(0)
  const [state, setState] = useState<CalendarState>('waiting')

  const showBooking = useEffectEvent(() => {
    dispatchEvent(new Event(CALL_BOOKED))
    rememberBooking()
    riseInColumns(() => {
      keepHeights(page.current!)
      flushSync(() => setBookings((count) => count + 1))
      scrollTo({ top: 0, behavior: 'instant' })
    })
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
  const isWaiting = state === 'waiting' && isAllowed
  const { title, header, points } = isBooked ? booked : unbooked
  return (
    <div ref={page} data-hydrate="now" className={`book ${isBooked ? 'call-booked on-white' : ''}`}>
      {isBooked && <BookedColumns key={`columns-${bookings}`} days={days} />}
      <div data-keeps-height aria-live="polite" className="book-introduction">
        <div key={bookings}>{header}</div>
      </div>
      <section id="calendar" aria-label={title} className="calendar-region">
        <header data-keeps-height className="calendar-header">
          <h2 key={title} className="text-note">
            {title}
          </h2>
          {!isBooked && exits}
        </header>
        <div data-state={state} className={`calendar ${state === 'ready' ? 'on-white' : ''}`}>
          {state !== 'ready' && <Minutes />}
          {isWaiting && <div aria-hidden="true" className="minute-hand noscript:hidden" />}
          <CalendarNotices labels={labels} state={state} isWaiting={isWaiting} fallback={fallback}>
            {consent && !isAllowed && <ConsentRequest labels={consent} onAllow={allow} />}
          </CalendarNotices>
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

/**
 * Pins the current heights of parts of the page as min-height, so that replacing their text doesn't move the calendar. The
 * heights are released when the width of the window changes.
 */
function keepHeights(page: HTMLElement) {
  const parts = page.querySelectorAll<HTMLElement>('[data-keeps-height]')
  for (const part of parts) {
    part.style.setProperty('--height', `${part.getBoundingClientRect().height}px`)
  }
  const width = innerWidth
  const release = () => {
    // The bars of a phone's browser change only the height.
    if (innerWidth === width) return
    for (const part of parts) part.style.removeProperty('--height')
    removeEventListener('resize', release)
  }
  addEventListener('resize', release)
}
