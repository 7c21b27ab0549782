import { WeekGrid } from '@/components/sections/week-grid'
import { book } from '@/content/book'
import { OPEN_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'

/** An empty week with the slot of the call, shown until the calendar appears. */
export function BlankWeek() {
  return (
    <WeekGrid
      diary={diary}
      slotAt={(time, day) =>
        time === OPEN_SLOT.time && day === OPEN_SLOT.day ? (
          <span key={day} aria-hidden="true" className="open-slot display opsz-max">
            {book.openSlot}
          </span>
        ) : (
          <span key={day} aria-hidden="true" />
        )
      }
    />
  )
}
