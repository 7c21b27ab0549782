/** Weeks on the timelines of /process and /scale. A phase without an end continues after them. */
export const AXIS_WEEKS = 12
