import type { AppointmentState, DiaryWeek } from '@/content/types'

/** Places in the order in which enquiries arrive, over which the slots of a week of any size are spread. */
const PLACES = 20
/** The last place at which an enquiry arrives: a fifth of the slots is booked from the start. */
const LAST_PLACE = 16
/** Seconds between two places. With it, the animation of diary-arrivals.css takes less than 5 s. */
const INTERVAL = 0.21
/** A prime number. This one keeps neighbours apart. */
const SCATTER = 557
/** How many slots later than the first one of its row a slot can fill: about two rows. */
const FILL_SPREAD = 11

/** Returns the number of a slot, from 0 to `range - 1`. If `range` is the number of slots, each has a number of its own. */
const scatter = (slot: number, range: number) => (slot * SCATTER) % range

type Slot = { day: number; treatment: string | null; state: AppointmentState; arrival: number | undefined }

/**
 * Returns the rows of a week: its times, and of each slot the last state and the second at which its enquiry arrives.
 * The arrival is undefined if the appointment is booked from the start.
 */
export function rowsOf({ days, week, underWay, highlight }: DiaryWeek): { time: string; slots: Slot[] }[] {
  const rows = Object.entries(week)
  const slotCount = rows.length * days.length
  return rows.map(([time, treatments], row) => ({
    time,
    slots: treatments.map((treatment, day) => {
      const name = `${days[day]} ${time}`
      const state = underWay[name] ?? 'booked'
      const order = scatter(row * days.length + day, slotCount)
      let place = 1 + Math.floor((PLACES * order) / slotCount)
      if (state !== 'booked') place = LAST_PLACE
      if (name === highlight) place = 0
      const arrives = treatment !== null && place <= LAST_PLACE
      return { day, treatment, state, arrival: arrives ? Math.round(place * INTERVAL * 100) / 100 : undefined }
    }),
  }))
}

/**
 * A day of a week: the seconds at which its first and its last enquiry arrive, if not all of them are booked from the start,
 * and whether all of them end booked.
 */
export type DiaryDay = { first?: number; last?: number; isSettled: boolean }

/** Returns the days of a week, or undefined for a day without appointments. */
export function daysOf(diary: DiaryWeek): (DiaryDay | undefined)[] {
  const appointments = rowsOf(diary).flatMap(({ slots }) => slots.filter(({ treatment }) => treatment !== null))
  return diary.days.map((_, index) => {
    const own = appointments.filter(({ day }) => day === index)
    if (own.length === 0) return undefined
    const isSettled = own.every(({ state }) => state === 'booked')
    const arrivals = own.flatMap(({ arrival }) => arrival ?? [])
    if (arrivals.length === 0) return { isSettled }
    return { first: Math.min(...arrivals), last: Math.max(...arrivals), isSettled }
  })
}

/**
 * Returns the slot that the closing shows as open: the first empty one below the row of the highlighted appointment, else
 * the first empty one of the week, else its last slot.
 */
export function openSlot(diary: DiaryWeek): { row: number; day: number } {
  const rows = rowsOf(diary)
  const highlighted = rows.findIndex(({ time }) => diary.highlight.endsWith(` ${time}`))
  const empty = rows.flatMap(({ slots }, row) =>
    slots.flatMap(({ treatment, day }) => (treatment === null ? { row, day } : [])),
  )
  const last = { row: rows.length - 1, day: diary.days.length - 1 }
  return empty.find(({ row }) => row > highlighted) ?? empty[0] ?? last
}

/** Returns for each slot of a week of this size, row by row, its place in the order in which a full week fills. */
export function fillOrder(rows: number, days: number): number[] {
  // Upper rows fill first, because they scroll into view first, but each begins before the one above is full. Slots of the
  // same weight fill in their order.
  const weights = Array.from(
    { length: rows * days },
    (_, slot) => Math.floor(slot / days) * days + scatter(slot, FILL_SPREAD),
  )
  const order = [...weights.keys()].sort((one, other) => weights[one]! - weights[other]!)
  return weights.map((_, index) => order.indexOf(index))
}
