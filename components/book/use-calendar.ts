import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { runCalendar, type CalendarState } from '@/lib/scheduling/calendar'

type Options = { pageUrl: string; title: string; isAllowed: boolean; onBooking: () => void }

/**
 * Runs the provider's calendar in a container.
 * @param pageUrl the scheduling page, without a query.
 * @param title the accessible name of the calendar's frame.
 * @param isAllowed whether the provider may be contacted; nothing is requested from it before.
 * @param onBooking called once for each booked call.
 * @returns the state of the calendar, and the greatest height in pixels that it has requested, or 0.
 */
export function useCalendar(container: RefObject<HTMLElement | null>, options: Options) {
  const { pageUrl, title, isAllowed, onBooking } = options
  const [state, setState] = useState<CalendarState>('waiting')
  const [height, setHeight] = useState(0)
  const bookings = useRef(new Set<string>())

  const reportBooking = useEffectEvent((booking: string) => {
    // The provider may post a booking twice.
    if (bookings.current.has(booking)) return
    bookings.current.add(booking)
    onBooking()
  })

  useEffect(() => {
    if (!isAllowed) return
    return runCalendar(container.current!, { pageUrl, title }, (report) => {
      if (report.state) setState(report.state)
      setHeight((tallest) => Math.max(tallest, report.height ?? 0))
      if (report.booking !== undefined) reportBooking(report.booking)
    })
  }, [container, isAllowed, pageUrl, title])

  return { state, height }
}
