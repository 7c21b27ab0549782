/** Number of weeks on the timelines of /process and /scale. A phase without an end continues beyond them. */
export const AXIS_WEEKS = 12
