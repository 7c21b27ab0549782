import { diaryScript } from '@/.generated/early'
import type { AppointmentState, DiaryWeek } from '@/content/types'
import { EarlyScript } from '@/first-paint/markup'
import { rowsOf } from '@/lib/diary'

const stateOrder: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/** Custom properties of the columns of a week: the day with the given index is the widest. */
export const weekColumns = (days: readonly string[], widest: number) => ({
  '--before': Math.max(widest, 1),
  '--after': Math.max(days.length - widest - 1, 1),
})

/** A clinic's week from edge to edge, filled by the animations of diary.css. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, note, alt, days, states } = diary
  return (
    <>
      <div role="img" aria-label={alt} className="diary border-t wide:border-t-0 slim:flex slim:flex-col">
        <p className="flex justify-between gap-4 px-m py-1.5 text-label wide:py-1 slim:order-1">
          <b className="font-semibold">{title}</b>
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
        <p className="flex border-y ps-(--time) text-label">
          {stateOrder.map((state) => (
            <span
              key={state}
              className={`border-s px-3 py-1.5 ${state === 'booked' ? 'border-e border-ink bg-booked text-on-booked' : 'font-semibold text-red-text'}`}
            >
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
      {time && (
        <strong className="absolute top-[0.4rem] left-[0.2rem] z-1 trim-caps display-[min(84cqi/1.63,max(2.75rem,8vw))] font-medium tracking-[-0.01em] wide:top-1/2 wide:right-[0.9rem] wide:left-auto wide:-translate-y-1/2 wide:display-[min(9.4vw,max(11.6vh,5.6rem))]">
          {time}
        </strong>
      )}
    </>
  )
  const slotClass = time ? 'slot centre @container wide:min-h-[min(10.3vw,max(13.7vh,6.9rem))]' : 'slot'
  if (!arrives) return <span className={slotClass}>{appointment}</span>
  return (
    <span data-arrives="" style={{ '--arrival': arrival }} className={slotClass}>
      <span className="arrival">{appointment}</span>
    </span>
  )
}
