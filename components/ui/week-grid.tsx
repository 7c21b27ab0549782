import type { ReactNode } from 'react'
import type { DiaryWeek } from '@/content/types'

type Days = Pick<DiaryWeek, 'days'>
type Props = {
  diary: Days & { week: readonly { time: string }[] }
  /** Returns the slot at a place of the week, with a key. */
  slotAt: (time: number, day: number) => ReactNode
  /** Whether something may come between the first time and the others, above which the days are named again. */
  isInTwoParts?: boolean
}

/** The rows of a week, each with a cell for the time: the names of the days, and the slots of each time. */
export function WeekGrid({ diary: { days, week }, slotAt, isInTwoParts = false }: Props) {
  const [first, ...others] = week.map(({ time }, row) => (
    <div key={time} className="week-row">
      <span aria-hidden="true" className="week-time">
        {`${time} `}
      </span>
      {days.map((_, day) => slotAt(row, day))}
    </div>
  ))
  return (
    <>
      <DayNames days={days} />
      {first}
      {isInTwoParts && <DayNames days={days} />}
      {others}
    </>
  )
}

function DayNames({ days }: Days) {
  return (
    <div className="week-row">
      <span aria-hidden="true" className="week-time" />
      {days.map((day) => (
        <span key={day} aria-hidden="true" className="week-day">
          {`${day} `}
        </span>
      ))}
    </div>
  )
}
