import { diaryScript } from '@/.generated/early'
import type { AppointmentState, DiaryWeek } from '@/content/types'
import { EarlyScript } from '@/first-paint/markup'
import { rowsOf } from '@/lib/diary'

const stateOrder: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/** Custom properties of the columns of a week: those before and those after the widest day, which has the given index. */
export const weekColumns = (days: readonly string[], widest: number) => ({
  '--before': equalColumns(widest),
  '--after': equalColumns(days.length - widest - 1),
})

/** `repeat()` accepts no 0, and the widest day can be the first or the last one. */
const equalColumns = (count: number) => (count > 0 ? `repeat(${count}, minmax(0, 1fr))` : undefined)

/** A clinic's week from edge to edge, filled by the animations of diary.css. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, note, alt, days, states } = diary
  return (
    <>
      <div role="img" aria-label={alt} className="diary">
        <p className="diary-title">
          <b>{title}</b>
          <span>{note}</span>
        </p>
        <div data-diary className="week week-days">
          <span className="time" />
          {days.map((day) => (
            <span key={day} className="day">
              {day}
            </span>
          ))}
          {rowsOf(diary).map(({ time, slots }) => [
            <span key={time} className="time">
              {time}
            </span>,
            ...slots.map((slot) => {
              const name = `${days[slot.day]} ${time}`
              return <DiarySlot key={slot.day} {...slot} time={name === diary.highlight && time} diary={diary} />
            }),
          ])}
        </div>
        <p className="diary-states">
          {stateOrder.map((state) => (
            <span key={state} className={state}>
              {states[state]}
            </span>
          ))}
        </p>
      </div>
      <EarlyScript code={diaryScript} />
    </>
  )
}

type SlotProps = ReturnType<typeof rowsOf>[number]['slots'][number] & { time: string | false; diary: DiaryWeek }

/**
 * A slot of the week. An appointment that the animation adds has a layer for each of its states, up to the last.
 * @param time shown in large figures in the highlighted slot.
 */
function DiarySlot({ treatment, state: last, arrival, time, diary: { visit, states } }: SlotProps) {
  if (!treatment) return <span className="slot" />
  const arrives = arrival !== undefined
  const layers = arrives ? stateOrder.slice(0, stateOrder.indexOf(last) + 1) : [last]
  const label = (
    <b>
      {`${treatment} `}
      {/* Without stylesheets, the diary is one line of text, which wraps at these spaces. */}
      <span>{`${visit} `}</span>
    </b>
  )
  const appointment = (
    <>
      {(arrives || last !== 'booked') && label}
      {layers.map((state) => (
        <i key={state} className={state}>
          {state === 'booked' && label}
          {`${states[state]} `}
        </i>
      ))}
      {time && <strong>{time}</strong>}
    </>
  )
  const slotClass = time ? 'slot centre' : 'slot'
  if (!arrives) return <span className={slotClass}>{appointment}</span>
  return (
    <span data-arrives="" style={{ '--arrival': arrival }} className={slotClass}>
      <span className="arrival">{appointment}</span>
    </span>
  )
}
