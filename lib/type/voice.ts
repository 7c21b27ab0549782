/** The weight of the voice where a text sets no other one. `--voice-weight` in app/globals.css is the same. */
export const VOICE_WEIGHT = 450
/** Letter spacing of the voice in em. `--voice-tracking` in app/globals.css is the same. */
export const TRACKING = -0.01
