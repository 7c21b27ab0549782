import { diaryScript } from '@/.generated/early'
import type { AppointmentState, DiaryWeek } from '@/content/schema'
import { EarlyScript } from '@/first-paint/markup'

const stateOrder: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']
/** The last arrival is that of appointments which are not booked yet. */
const LAST_ARRIVAL = 16

/** Custom properties of the columns of a week: the day with the given index is the widest. */
export const weekColumns = (days: readonly string[], widest: number) => ({
  '--before': Math.max(widest, 1),
  '--after': Math.max(days.length - widest - 1, 1),
})

/** A clinic's week from edge to edge, filled by the animations of diary.css. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, note, alt, days, week, states } = diary
  return (
    <>
      <div role="img" aria-label={alt} className="diary border-t wide:border-t-0">
        <p className="flex justify-between gap-4 px-m py-1.5 text-label">
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
          {Object.entries(week).map(([time, treatments], row) => [
            <span key={time} className="time">
              {time}
            </span>,
            ...treatments.map((treatment, day) => (
              <DiarySlot
                key={day}
                name={`${days[day]} ${time}`}
                index={row * days.length + day}
                treatment={treatment}
                diary={diary}
              />
            )),
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

type SlotProps = { name: string; index: number; treatment: string | null; diary: DiaryWeek }

/**
 * A slot of the week. An appointment that the animation adds has a layer for each of its states, up to the last.
 * @param index of the slot in the week; appointments arrive in a scattered order, and some are booked from the start.
 */
function DiarySlot({ name, index, treatment, diary: { highlight, underWay, visit, states } }: SlotProps) {
  if (!treatment) return <span className="slot" />
  const last = underWay[name] ?? 'booked'
  const scattered = 1 + Math.floor(0.8 * ((index * 7) % 25))
  const arrival = name === highlight ? 0 : last === 'booked' ? scattered : LAST_ARRIVAL
  const arrives = arrival <= LAST_ARRIVAL
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
      {name === highlight && (
        <strong className="absolute top-[0.55rem] left-[0.2rem] z-1 trim-caps display-[calc(92cqi/1.63)] font-medium tracking-[-0.01em] wide:top-1/2 wide:right-[0.9rem] wide:left-auto wide:-translate-y-1/2 wide:display-[min(9.4vw,max(11.6vh,5.6rem))]">
          {name.split(' ')[1]}
        </strong>
      )}
    </>
  )
  const slotClass =
    name === highlight ? 'slot centre @container min-h-[8.4rem] wide:min-h-[min(10.3vw,max(14.2vh,7.2rem))]' : 'slot'
  if (!arrives) return <span className={slotClass}>{appointment}</span>
  return (
    // The script of the diary adds an attribute before React hydrates the page.
    <span data-arrives="" suppressHydrationWarning className={slotClass}>
      <span className="arrival" style={{ '--n': arrival }}>
        {appointment}
      </span>
    </span>
  )
}
