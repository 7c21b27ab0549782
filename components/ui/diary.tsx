import type { AppointmentState, DiaryWeek } from '@/content/types'
import { Appointment, EmptySlot } from './diary-slot'
import { StateMark } from './state-mark'

const order: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/**
 * A clinic's week as a picture, almost full. Narrow, its slots show only their state, which a key explains;
 * wide, they say what is booked. components/ui/reveal.tsx fills it.
 */
export function Diary({ diary, className = '' }: { diary: DiaryWeek; className?: string }) {
  const { title, room, alternative, days, week, states } = diary
  return (
    <div role="img" aria-label={alternative} className={`@container ${className}`}>
      <div data-diary className="rounded-panel border border-line bg-surface p-3 @md:p-5 @xl:p-6">
        <p className="flex items-baseline justify-between px-1 pt-1 pb-3 @md:pb-4">
          <span className="font-serif text-h3 tracking-tight">{title}</span>
          <span className="text-fine text-muted">{room}</span>
        </p>
        <div className="grid grid-cols-[2.5rem_repeat(5,minmax(0,1fr))] gap-1 text-fine @md:grid-cols-[2.75rem_repeat(5,minmax(0,1fr))] @md:gap-1.5">
          <span />
          {days.map((day) => (
            <span key={day} className="pb-1 text-center text-muted">
              {day}
            </span>
          ))}
          {Object.entries(week).map(([time, slots]) => (
            <Row key={time} time={time} slots={slots} diary={diary} />
          ))}
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-3 px-1 pt-4 pb-1 text-fine text-muted @md:hidden">
          {order.map((state) => (
            <span key={state} className="flex items-center gap-1.5">
              <StateMark state={state} />
              {states[state]}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

function Row({ time, slots, diary }: { time: string; slots: readonly (string | null)[]; diary: DiaryWeek }) {
  return (
    <>
      <span className="pt-2 pr-1 text-right text-muted tabular-nums">{time}</span>
      {slots.map((treatment, day) => {
        const slot = `${diary.days[day]} ${time}`
        if (!treatment) return <EmptySlot key={slot} />
        const arrival = diary.arrivals.indexOf(slot)
        const state = diary.underWay[slot] ?? 'booked'
        return (
          <Appointment
            key={slot}
            treatment={diary.treatments[treatment] ?? treatment}
            visit={diary.visit}
            states={diary.states}
            steps={arrival < 0 ? [state] : order.slice(0, order.indexOf(state) + 1)}
            arrival={arrival < 0 ? undefined : arrival}
            highlighted={slot === diary.highlight}
          />
        )
      })}
    </>
  )
}
