/**
 * A text of letters and figures, measured in browsers to compare their fonts with the voice. Contains no price that the leak
 * scan would find.
 */
export const SAMPLE = 'Patient Acquisition Reinvented £ 1800'

/** Width of the sample in em, without letter spacing, in the voice at its smallest optical size and `VOICE_WEIGHT`. */
export const SAMPLE_WIDTH = 11.04
