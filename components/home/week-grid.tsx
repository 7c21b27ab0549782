import type { ReactNode } from 'react'
import { diary } from '@/content/home'

const { days, week } = diary

type Props = {
  /** Returns the slot at a place of the week, with a key. */
  slotAt: (time: number, day: number) => ReactNode
}

/** The cells of a week, for a grid with a column for the times: the names of the days, and a row of slots for each time. */
export function WeekGrid({ slotAt }: Props) {
  return (
    <>
      <span aria-hidden="true" className="week-time" />
      {days.map((day) => (
        <span key={day} aria-hidden="true" className="week-day">
          {`${day} `}
        </span>
      ))}
      {week.map(({ time }, row) => [
        <span key={time} aria-hidden="true" className="week-time">
          {`${time} `}
        </span>,
        ...days.map((_, day) => slotAt(row, day)),
      ])}
    </>
  )
}
