import type { ReactNode } from 'react'
import { diary } from '@/content/home'

const { days, week } = diary

type Props = {
  /** Returns the slot at a place of the week, with a key. */
  slotAt: (time: number, day: number) => ReactNode
  /** The time whose row comes first on phones, where the names of the days are repeated above the other rows. */
  firstRow?: number
}

/** The rows of a week, each with a cell for the time: the names of the days, and the slots of each time. */
export function WeekGrid({ slotAt, firstRow }: Props) {
  return (
    <>
      <DayNames />
      {firstRow !== undefined && <DayNames className="repeated-days" />}
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

function DayNames({ className = '' }: { className?: string }) {
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
