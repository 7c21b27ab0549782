import { diaryScript } from '@/.generated/early'
import type { AppointmentState, DiaryWeek } from '@/content/schema'
import { EarlyScript } from '@/first-paint/markup'

const stateOrder: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/** A clinic's week, filled by the animations of diary.css. Narrow slots show only their state, with a key below. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, note, alt, days, week, states } = diary
  return (
    <>
      <div role="img" aria-label={alt} className="diary text-muted">
        <div className="panel">
          <p className="head">
            <span className="font-serif text-h3 tracking-tight text-ink">{title}</span>
            <span>{note}</span>
          </p>
          <div data-diary className="week">
            <span />
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
            {Object.entries(week).map(([time, treatments]) => [
              <span key={time} className="time">
                {time}
              </span>,
              ...treatments.map((treatment, day) => (
                <DiarySlot key={day} name={`${days[day]} ${time}`} treatment={treatment} diary={diary} />
              )),
            ])}
          </div>
          <p className="key">
            {stateOrder.map((state) => (
              <i key={state} className={state}>
                {states[state]}
              </i>
            ))}
          </p>
        </div>
      </div>
      <EarlyScript code={diaryScript} />
    </>
  )
}

/** A slot of the week. An appointment that the animation adds has a layer for each of its states, up to the last. */
function DiarySlot({ name, treatment, diary }: { name: string; treatment: string | null; diary: DiaryWeek }) {
  if (!treatment) return <span className="slot" />
  const arrival = diary.arrivals.indexOf(name)
  const last = diary.underWay[name] ?? 'booked'
  const layers = arrival < 0 ? [last] : stateOrder.slice(0, stateOrder.indexOf(last) + 1)
  const isHighlighted = name === diary.highlight
  const label = (
    <>
      {`${diary.treatments[treatment]} `}
      {/* Without stylesheets, the diary is one line of text, which wraps at these spaces. */}
      <span>{`${diary.visit} `}</span>
    </>
  )
  const appointment = (
    <>
      <b>{label}</b>
      {layers.map((state) => (
        <i key={state} className={state === last && isHighlighted ? `${state} highlight` : state}>
          {`${diary.states[state]} `}
        </i>
      ))}
      {isHighlighted && <b className="highlight">{label}</b>}
    </>
  )
  return (
    <span className="slot">
      {arrival < 0 ? (
        appointment
      ) : (
        <span className="arrival" style={{ '--n': arrival }}>
          {appointment}
        </span>
      )}
    </span>
  )
}
