'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CALL_BOOKED } from '@/lib/scheduling/bookings'
import { addCalendar, type CalendarState } from '@/lib/scheduling/calendar'

type Texts = { title: string; header: ReactNode; points: ReactNode }
type Props = {
  pageUrl: string
  frameTitle: string
  week: ReactNode
  notices: Record<Exclude<CalendarState, 'ready'>, string>
  exits: ReactNode
  consent?: { text: string; button: string; privacyNotice: ReactNode } | undefined
  unbooked: Texts
  booked: Texts
}

/**
 * The content of /book: an introduction and points next to the provider's calendar.
 * @param week shown until the calendar appears.
 * @param notices a text for each state of the calendar, in the open slot of the week.
 * @param exits a line with the ways to book without the calendar.
 * @param consent if set, nothing is requested from the provider until the visitor clicks its button.
 * @param unbooked the texts until a call is booked.
 * @param booked replaces `unbooked` when a call is booked. Its header is mounted again for each further booking, so that
 * screen readers announce it.
 */
export function BookContent({ pageUrl, frameTitle, week, notices, exits, consent, unbooked, booked }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [isAllowed, setIsAllowed] = useState(!consent)
  const [bookings, setBookings] = useState(0)
  const [state, setState] = useState<CalendarState>('waiting')

  const showBooking = useEffectEvent(() => {
    dispatchEvent(new Event(CALL_BOOKED))
    const show = () => {
      flushSync(() => setBookings((count) => count + 1))
      scrollTo({ top: 0, behavior: 'instant' })
    }
    if (!('startViewTransition' in document)) return show()
    // Rejects in a hidden tab, where the booking is shown without a transition.
    document.startViewTransition(show).ready.catch(() => {})
  })

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
  const isReady = state === 'ready'
  const { title, header, points } = isBooked ? booked : unbooked
  return (
    <div data-hydrate="now" className={`book ${isBooked ? 'call-booked theme-white' : ''}`}>
      <div aria-live="polite" className="book-introduction">
        <div key={bookings}>{header}</div>
      </div>
      <section id="calendar" aria-label={title} className="screen-only calendar-region">
        {/* The key replaces the element: a translator may have moved the text that React would update. */}
        <h2 key={title} className="px-m pt-2 pb-3 text-3xl wide:px-6 wide:pt-3 wide:pb-4">
          {title}
        </h2>
        <div className={`calendar ${isReady ? 'theme-white' : ''}`}>
          <div className="blank-week week">
            {week}
            <div className="open-slot">
              <p role="status" className="not-in-data-scripted:hidden">
                {isAllowed && !isReady && notices[state]}
              </p>
              <p className="in-data-scripted:hidden">{notices.failed}</p>
            </div>
            {consent && !isAllowed && (
              <div className="calendar-notice not-in-data-scripted:hidden">
                <p className="mb-6 display text-5xl text-balance">{consent.text}</p>
                <button type="button" onClick={allow} className="button">
                  {consent.button}
                </button>
                {consent.privacyNotice}
              </div>
            )}
          </div>
          {/* The colours of the calendar: not painted. */}
          <div className="contents theme-white">
            <div
              ref={frame}
              {...(consent && { role: 'group', 'aria-label': frameTitle, tabIndex: -1 })}
              className="calendar-frame"
            />
          </div>
        </div>
        {exits}
      </section>
      <div aria-live="polite" className="book-points">
        {points}
      </div>
    </div>
  )
}
