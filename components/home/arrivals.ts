import { diary } from '@/content/home'
import type { AppointmentState } from '@/content/schema'

/** For each time and day of the diary, the second at which its enquiry arrives. Null: booked from the start, or empty. */
export const ARRIVALS = [
  [0.21, 1.26, 2.52, null, 0.63],
  [1.89, 0, null, 1.05, null],
  [null, 0.42, 1.68, null, null],
  [1.05, null, 3.36, 1.47, 3.36],
  [2.73, null, 0.84, 3.15, 3.36],
] as const

export const LAST_ARRIVAL = Math.max(...ARRIVALS.flat().map(Number))

/** Returns the last state of a slot. The last two enquiries of the open day are not booked. */
export function lastState(time: number, day: number): AppointmentState {
  if (day !== diary.openDay) return 'booked'
  return ({ 3: 'replied', 4: 'enquiry' } as const)[time] ?? 'booked'
}
