import { openTimeOf, WeekGrid } from '@/components/sections/week-grid'
import { book } from '@/content/book'
import { diary } from '@/content/home'

const openTime = openTimeOf(diary)

/** An empty week with the slot of the call, shown until the calendar appears. */
export function BlankWeek() {
  return (
    <WeekGrid
      diary={diary}
      slotAt={(time, day) =>
        time === openTime && day === diary.openDay ? (
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
