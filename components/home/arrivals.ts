import type { AppointmentState } from '@/content/types'

/**
 * For each time and day of the diary, the second at which an enquiry arrives, or null for what is booked from the start.
 * With the states that follow, it is under five seconds, because it has no pause button (WCAG 2.2, 2.2.2).
 */
export const ARRIVALS = [
  [0.21, 1.26, 2.52, null, 0.63],
  [1.89, 0, null, 1.05, null],
  [null, 0.42, 1.68, null, null],
  [1.05, null, 3.36, 3.36, 1.47],
  [2.73, null, 0.84, 3.36, 3.15],
] as const

/** The place of the day whose last enquiries are not booked yet at the end: Thursday. */
export const OPEN_DAY = 3

/** Returns the state of a slot at the end, by its place in the diary. */
export function lastState(time: number, day: number): AppointmentState {
  if (day !== OPEN_DAY) return 'booked'
  return ({ 3: 'replied', 4: 'enquiry' } as const)[time] ?? 'booked'
}
