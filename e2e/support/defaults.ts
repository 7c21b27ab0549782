/** Delays and sizes from the specification, independent of the content. */

export const chart = {
  /** Pixels. */
  height: 380,
  barSize: 28,
  /** Milliseconds between two updates of the tooltip. */
  throttle: 1000 / 60,
} as const

/** Milliseconds. */
export const tooltip = { openDelay: 700, skipDelay: 300 } as const
/** `duration` in milliseconds, `width` in pixels. */
export const toast = { duration: 4000, max: 3, width: 356 } as const
/** Pixels. */
export const calendar = { height: 700, minWidth: 320 } as const
