import { WeekGrid } from '@/components/sections/week-grid'
import { EarlyScript } from '@/components/ui/early-script'
import { diary } from '@/content/home'
import type { AppointmentState } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'
import { TIME_WEIGHT } from '@/lib/typography/display'
import { ARRIVALS, lastState } from './arrivals'

const { title, promise, note, alt, visit, week, states, highlight } = diary
const STATES: readonly AppointmentState[] = ['enquiry', 'replied', 'booked']
const timeWidth = round(measureLine(week[highlight.time]!.time, { weight: TIME_WEIGHT }).width)

/** An example of a clinic’s week. diary-arrivals.css animates its slots. */
export function Diary() {
  return (
    <>
      <div className="diary-about">
        <p className="font-semibold">{title}</p>
        <p>{note}</p>
        <p className="diary-promise">{promise}</p>
        <p aria-hidden="true" className="flex flex-wrap">
          {STATES.map((state) => (
            <span key={state} data-state={state} className="diary-state">
              {`${states[state]} `}
            </span>
          ))}
        </p>
      </div>
      <div role="img" aria-label={alt} style={{ '--time-width': timeWidth }} className="diary week">
        <WeekGrid diary={diary} slotAt={(time, day) => <Slot key={day} time={time} day={day} />} />
      </div>
      <EarlyScript entry="components/home/diary.early.ts" />
    </>
  )
}

/** A slot of the week. An appointment that is animated has a layer for each state, up to its last. */
function Slot({ time, day }: { time: number; day: number }) {
  const treatment = week[time]!.treatments[day]
  if (!treatment) return <span className="diary-slot" />
  const isHighlight = time === highlight.time && day === highlight.day
  const arrival = ARRIVALS[time]![day]
  const last = lastState(time, day)
  const layers = typeof arrival === 'number' ? STATES.slice(0, STATES.indexOf(last) + 1) : [last]
  const label = (
    <b>
      {`${treatment} `}
      {/* Without stylesheets, the diary is one line of text that wraps at these spaces. */}
      <span>{`${visit} `}</span>
    </b>
  )
  return (
    <span
      style={typeof arrival === 'number' ? { '--arrival': arrival } : undefined}
      className={isHighlight ? 'diary-slot diary-highlight' : 'diary-slot'}
    >
      {layers[0] !== 'booked' && label}
      {layers.map((state) => (
        <i key={state} data-state={state}>
          {state === 'booked' && label}
          {`${states[state]} `}
          {isHighlight && state === last && <strong>{week[time]!.time}</strong>}
        </i>
      ))}
    </span>
  )
}
