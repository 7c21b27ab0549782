import type { AppointmentState } from '@/content/types'
import { StateMark } from './state-mark'

const slot = 'relative h-11 rounded-[0.625rem] border border-dashed border-line-strong/60 @md:h-21'
const looks: Record<AppointmentState | 'highlighted', string> = {
  enquiry: 'border-brass bg-surface',
  replied: 'border-accent bg-surface',
  booked: 'border-accent-soft bg-accent-soft',
  highlighted: 'border-accent bg-accent text-on-accent',
}

/** A slot that nobody has booked. */
export function EmptySlot() {
  return <span className={slot} />
}

/**
 * A slot that is taken. Each step that led here lies on the one before and covers it.
 * @param steps the states from the first to the present one.
 * @param arrival its place in the order of filling; absent when it is taken from the start.
 */
export function Appointment({
  treatment,
  visit,
  states,
  steps,
  arrival,
  highlighted,
}: {
  treatment: string
  visit: string
  states: Record<AppointmentState, string>
  steps: readonly AppointmentState[]
  arrival?: number
  highlighted: boolean
}) {
  return (
    <span data-arrival={arrival} className={slot}>
      {steps.map((state) => (
        <span
          key={state}
          data-step
          className={`absolute -inset-px flex flex-col justify-center rounded-[inherit] border leading-snug @max-md:items-center @md:justify-between @md:px-2 @md:py-1.5 ${looks[highlighted && state === 'booked' ? 'highlighted' : state]}`}
        >
          <span className="hidden font-medium @md:block">
            {treatment} <span className="hidden @2xl:inline">{visit}</span>
          </span>
          <span className={`flex gap-1.5 ${highlighted && state === 'booked' ? '' : 'text-accent'}`}>
            <StateMark state={state} />
            <span className="hidden @md:inline">{states[state]}</span>
          </span>
        </span>
      ))}
    </span>
  )
}
