import { EarlyScript } from '@/components/ui/early-script'
import type { AppointmentState, DiaryWeek } from '@/content/types'
import { rowsOf } from '@/lib/diary'
import { TIME_WEIGHT } from '@/lib/type/voice'
import { measure } from '@/lib/type/measure'

const stateOrder: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/** A clinic's week from edge to edge, which diary-arrivals.css fills. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, promise, note, alt, days, states } = diary
  const [, highlightedTime = ''] = diary.highlight.split(' ')
  const timeWidth = measure(highlightedTime, { weight: TIME_WEIGHT }).width.toFixed(3)
  return (
    <>
      <div className="diary-title">
        <p className="font-semibold">{title}</p>
        <p className="diary-promise">{promise}</p>
        <p>{note}</p>
      </div>
      <div role="img" aria-label={alt} style={{ '--time-width': timeWidth }} className="diary">
        <div data-diary className="week day-columns">
          <span className="week-time" />
          {days.map((day) => (
            <span key={day} className="week-day">
              {day}
            </span>
          ))}
          {rowsOf(diary).map(({ time, slots }) => [
            <span key={time} className="week-time">
              {time}
            </span>,
            ...slots.map((slot) => {
              const isHighlighted = `${days[slot.day]} ${time}` === diary.highlight
              return <DiarySlot key={slot.day} {...slot} time={isHighlighted ? time : undefined} diary={diary} />
            }),
          ])}
        </div>
        <p className="diary-states">
          {stateOrder.map((state) => (
            <span key={state} className={`is-${state}`}>
              {states[state]}
            </span>
          ))}
        </p>
      </div>
      <EarlyScript entry="components/home/diary.early.ts" />
    </>
  )
}

type SlotProps = ReturnType<typeof rowsOf>[number]['slots'][number] & { time: string | undefined; diary: DiaryWeek }

/**
 * A slot of the week. An appointment that the animation adds has a layer for each of its states, up to the last.
 * @param time shown in large figures in the highlighted slot.
 */
function DiarySlot({ treatment, state: last, arrival, time, diary: { visit, states } }: SlotProps) {
  if (!treatment) return <span className="diary-slot" />
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
        <i key={state} className={`is-${state}`}>
          {state === 'booked' && label}
          {`${states[state]} `}
        </i>
      ))}
      {time && <strong>{time}</strong>}
    </>
  )
  const slotClass = time ? 'diary-slot diary-highlight' : 'diary-slot'
  if (!arrives) return <span className={slotClass}>{appointment}</span>
  return (
    <span data-arrives="" style={{ '--arrival': arrival }} className={slotClass}>
      <span className="diary-arrival">{appointment}</span>
    </span>
  )
}
