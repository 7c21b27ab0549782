import type { AppointmentState } from '@/content/schema'

/** Seconds between two arrivals. */
export const STEP = 0.21

/** For each time and day of the diary, the step in which its enquiry arrives. Undefined: booked from the start, or empty. */
export const ARRIVALS = [
  [1, 6, 12, undefined, 3],
  [9, 0, undefined, 5, undefined],
  [undefined, 2, 8, undefined, undefined],
  [5, undefined, 16, 7, 16],
  [13, undefined, 4, 15, 16],
] as const

/** The states of an appointment in their order, each with its seconds after the arrival of the enquiry. */
export const STATES: readonly { state: AppointmentState; after: number }[] = [
  { state: 'enquiry', after: 0.3 },
  { state: 'replied', after: 0.8 },
  { state: 'booked', after: 1.3 },
]
