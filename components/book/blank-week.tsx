import { WeekGrid } from '@/components/ui/week-grid'
import { diary } from '@/content/home'

const { openDay, week } = diary
/** The time at which the diary's open day is free. */
const openTime = week.findIndex(({ treatments }) => treatments[openDay] === null)

/** The lines of a week with one open slot, where the calendar will be. */
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
