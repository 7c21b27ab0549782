import type { ReactNode } from 'react'
import type { DiaryWeek } from '@/content/schema'

type Props = {
  diary: Pick<DiaryWeek, 'days'> & { week: readonly { time: string }[] }
  /** Returns the slot at a place of the week, with a key. */
  slotAt: (time: number, day: number) => ReactNode
}

/** The rows of a week: the names of the days, then the time and the slots of each hour. */
export function WeekGrid({ diary: { days, week }, slotAt }: Props) {
  return (
    <>
      <div className="week-row">
        <div aria-hidden="true" className="week-time" />
        {days.map((day) => (
          <div key={day} aria-hidden="true" className="week-day">
            {day}
          </div>
        ))}
      </div>
      {week.map(({ time }, row) => (
        <div key={time} className="week-row">
          <div aria-hidden="true" className="week-time">
            {time}
          </div>
          {days.map((_, day) => slotAt(row, day))}
        </div>
      ))}
    </>
  )
}
