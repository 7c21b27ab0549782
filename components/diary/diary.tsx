import { diaryScript } from '@/.generated/early'
import type { AppointmentState, DiaryWeek } from '@/content/schema'
import { EarlyScript } from '@/first-paint/markup'

const order: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']

/** A clinic's week as a picture, which diary.css fills. Narrow slots show only their state, with a key below. */
export function Diary({ diary }: { diary: DiaryWeek }) {
  const { title, room, alt, days, week, states } = diary
  return (
    <>
      <div role="img" aria-label={alt} className="diary text-muted">
        <div className="panel">
          <p className="head">
            <span className="font-serif text-h3 tracking-tight text-ink">{title}</span>
            <span>{room}</span>
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
                <Slot key={day} name={`${days[day]} ${time}`} treatment={treatment} diary={diary} />
              )),
            ])}
          </div>
          <p className="key">
            {order.map((state) => (
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

/** An arrival has a layer for each of its states, and fades through them below its name. */
function Slot({ name, treatment, diary }: { name: string; treatment: string | null; diary: DiaryWeek }) {
  if (!treatment) return <span className="slot" />
  const arrival = diary.arrivals.indexOf(name)
  const last = diary.underWay[name] ?? 'booked'
  const layers = arrival < 0 ? [last] : order.slice(0, order.indexOf(last) + 1)
  const isHighlighted = name === diary.highlight
  const label = (
    <>
      {`${diary.treatments[treatment]} `}
      {/* Without its styles the diary is one line of words, which breaks at these spaces. */}
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
