import type { ReactNode } from 'react'
import type { DiaryWeek } from '@/content/types'

type Days = Pick<DiaryWeek, 'days'>
type Props = {
  diary: Days & { week: readonly { time: string }[] }
  /** Returns the slot at a place of the week, with a key. */
  slotAt: (time: number, day: number) => ReactNode
  /** The time whose row comes first on phones, where the names of the days are repeated above the other rows. */
  firstRow?: number
}

/** The rows of a week, each with a cell for the time: the names of the days, and the slots of each time. */
export function WeekGrid({ diary: { days, week }, slotAt, firstRow }: Props) {
  return (
    <>
      <DayNames days={days} />
      {firstRow !== undefined && <DayNames days={days} className="repeated-days" />}
      {week.map(({ time }, row) => (
        <div key={time} className={row === firstRow ? 'week-row first-row' : 'week-row'}>
          <span aria-hidden="true" className="week-time">
            {`${time} `}
          </span>
          {days.map((_, day) => slotAt(row, day))}
        </div>
      ))}
    </>
  )
}

function DayNames({ days, className = '' }: Days & { className?: string }) {
  return (
    <div className={`week-row ${className}`}>
      <span aria-hidden="true" className="week-time" />
      {days.map((day) => (
        <span key={day} aria-hidden="true" className="week-day">
          {`${day} `}
        </span>
      ))}
    </div>
  )
}
