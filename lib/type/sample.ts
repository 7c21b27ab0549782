/** A text of mixed letters and figures, without a price that the leak scan would find, that a browser measures, to compare its fonts with the site's. */
export const SAMPLE = 'Patient Acquisition Reinvented £ 1800'

/** Widths of the sample in em, without letter spacing: in the voice at optical size 100 and weight 450, and in the clerk. */
export const SAMPLE_WIDTHS = { voice: 10.674, clerk: 16.764 }
