import { useEffect, useState, type RefObject } from 'react'
import { runWidget, type WidgetState } from './widget'

type Options = {
  container: RefObject<HTMLElement | null>
  introduction: RefObject<HTMLElement | null>
  address: string
  title: string
}

/**
 * Runs the scheduling widget in a container for as long as the component is mounted.
 * @param introduction keeps its height when a call is booked, so that the calendar below it stays in place.
 * @param address the scheduling page, without a query.
 * @param title names the widget's frame for assistive technology.
 * @returns `height` in pixels once the widget has asked for one, never less than before; `bookings` counts
 * the calls booked since the page was entered.
 */
export function useSchedulingWidget({ container, introduction, address, title }: Options) {
  const [state, setState] = useState<WidgetState>('waiting')
  const [height, setHeight] = useState(0)
  const [bookings, setBookings] = useState(0)

  useEffect(() => {
    if (!container.current) return
    const booked = new Set<string>()
    return runWidget(container.current, { address, title }, (report) => {
      if (report.state) setState(report.state)
      if (report.height) setHeight((height) => Math.max(height, report.height ?? 0))
      if (report.booking === undefined) return
      const { current } = introduction
      if (current) current.style.minHeight = `${current.offsetHeight}px`
      setBookings(booked.add(report.booking).size)
    })
  }, [container, introduction, address, title])

  return { state, height, bookings }
}
