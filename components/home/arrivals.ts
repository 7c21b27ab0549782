import type { AppointmentState } from '@/content/schema'

/** For each time and day of the diary, the second at which its enquiry arrives. Undefined: booked from the start, or empty. */
export const ARRIVALS = [
  [0.21, 1.26, 2.52, undefined, 0.63],
  [1.89, 0, undefined, 1.05, undefined],
  [undefined, 0.42, 1.68, undefined, undefined],
  [1.05, undefined, 3.36, 1.47, 3.36],
  [2.73, undefined, 0.84, 3.15, 3.36],
] as const

/** The states of an appointment in their order, each with its seconds after the arrival of the enquiry. */
export const STATES: readonly { state: AppointmentState; after: number }[] = [
  { state: 'enquiry', after: 0.3 },
  { state: 'replied', after: 0.8 },
  { state: 'booked', after: 1.3 },
]
