import { WeekGrid } from '@/components/sections/week-grid'
import { InlineScript } from '@/components/ui/inline-script'
import { BOOKED_SLOT, OPEN_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import type { AppointmentState } from '@/content/schema'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'
import { TIME_WEIGHT } from '@/lib/typography/display'
import { ARRIVALS, STATES } from './arrivals'

const { title, promise, note, alt, visit, week, states } = diary
const timeWidth = round(measureLine(week[BOOKED_SLOT.time]!.time, { weight: TIME_WEIGHT }).width)

/** Words of the slots for diary.css, which generates them: a slot is one element. White says that it is booked. */
const WORDS = {
  '--visit': JSON.stringify(` ${visit}`),
  '--enquiry': JSON.stringify(states.enquiry),
  '--replied': JSON.stringify(states.replied),
}

/** An example of a clinic’s week. diary.inline.ts animates its slots. */
export function Diary() {
  return (
    <>
      <div className="diary-about">
        <p className="font-semibold">{title}</p>
        <p>{note}</p>
        <p className="diary-promise">{promise}</p>
        <ul aria-hidden="true" className="diary-legend">
          {STATES.map(({ state }) => (
            <li key={state} data-state={state}>
              {states[state]}
            </li>
          ))}
        </ul>
      </div>
      <div role="img" aria-label={alt} style={{ ...WORDS, '--time-width': timeWidth }} className="diary week">
        <WeekGrid diary={diary} slotAt={(time, day) => <Slot key={day} time={time} day={day} />} />
      </div>
      <InlineScript entry="components/home/diary.inline.ts" />
    </>
  )
}

/** Returns the last state of a slot. The last two enquiries of the open day are not booked. */
function lastState(time: number, day: number): AppointmentState {
  if (day !== OPEN_SLOT.day) return 'booked'
  return ({ 3: 'replied', 4: 'enquiry' } as const)[time] ?? 'booked'
}

function Slot({ time, day }: { time: number; day: number }) {
  const treatment = week[time]!.treatments[day]
  if (!treatment) return <div className="diary-slot" />
  const isHighlight = time === BOOKED_SLOT.time && day === BOOKED_SLOT.day
  return (
    <div
      data-state={lastState(time, day)}
      data-arrivals={ARRIVALS[time]![day]}
      className={isHighlight ? 'diary-slot diary-highlight' : 'diary-slot'}
    >
      {treatment}
      {isHighlight && (
        <>
          {' '}
          <div className="diary-time trim-caps">{week[time]!.time}</div>
        </>
      )}
    </div>
  )
}
