import type { AppointmentState } from '@/content/types'

const fills: Record<AppointmentState, string> = {
  enquiry: 'text-brass',
  replied: 'bg-[conic-gradient(currentColor_50%,transparent_0)] text-accent',
  booked: 'bg-current',
}

/** How far an appointment has come: an empty, a half and a full disc. */
export function StateMark({ state }: { state: AppointmentState }) {
  return <i className={`mt-[0.3em] size-2.5 shrink-0 rounded-full border-[1.5px] border-current ${fills[state]}`} />
}
