/** A text of mixed letters and figures that a browser measures, to compare its fonts with the site's. */
export const SAMPLE = 'Patient Acquisition Reinvented £1,800'

/** Widths of the sample in em, without letter spacing: in the voice at optical size 100 and weight 450, and in the clerk. */
export const SAMPLE_WIDTHS = { voice: 10.668, clerk: 16.744 }
