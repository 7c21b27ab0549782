// The voice is the display typeface, Imbue: docs/vocabulary.md.

/** The weight of the voice where a text sets no other one. `--voice-weight` in app/globals.css is the same. */
export const VOICE_WEIGHT = 450
/** Height of the capitals and figures of the voice in em. */
export const CAP_HEIGHT = 0.7
/** Letter spacing of the voice in em. `--voice-tracking` in app/globals.css is the same. */
export const TRACKING = -0.01
/** The weight of the agency's name in the top bar, as in components/site/header.css. */
export const NAME_WEIGHT = 500
/** The weight of the time in the highlighted slot of the diary, as in components/home/diary.css. */
export const TIME_WEIGHT = 500
