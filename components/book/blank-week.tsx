import { WeekGrid } from '@/components/sections/week-grid'
import { diary } from '@/content/home'

/** An empty week, shown until the calendar appears. */
export function BlankWeek() {
  return <WeekGrid diary={diary} slotAt={(_, day) => <span key={day} aria-hidden="true" />} />
}
