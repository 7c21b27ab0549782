import { WeekGrid } from '@/components/ui/week-grid'
import { diary } from '@/content/home'

const { openDay, week } = diary
/** The time at which the diary's open day is free. */
const openTime = week.findIndex(({ treatments }) => treatments[openDay] === null)

/** An empty week with one open slot, shown until the calendar appears. */
export function BlankWeek() {
  return (
    <WeekGrid
      diary={diary}
      slotAt={(time, day) => (
        <span key={day} aria-hidden="true" className={time === openTime && day === openDay ? 'open-slot' : ''} />
      )}
    />
  )
}
