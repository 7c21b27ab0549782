/**
 * A text of mixed letters and figures that a browser measures, to compare its fonts with the site's. It contains no price
 * that the leak scan would find.
 */
export const SAMPLE = 'Patient Acquisition Reinvented £ 1800'

/** Widths of the sample in em, without letter spacing, in the clerk and in the voice at optical size 100 and `VOICE_WEIGHT`. */
export const SAMPLE_WIDTHS = { voice: 10.611, clerk: 16.764 }
