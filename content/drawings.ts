/* Constants of the drawings, which their styles and texts depend on. */

/** Number of weeks on the timelines of /process and /scale. A phase without an end continues beyond them. */
export const AXIS_WEEKS = 12

/** The free slot of every week on the site, with the booking buttons, counted from 0: on Friday. */
export const OPEN_SLOT = { time: 1, day: 4 }

/** The slot that the call sheet of / books, with a large time, counted from 0: on Tuesday. */
export const BOOKED_SLOT = { time: 1, day: 1 }
