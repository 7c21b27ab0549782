/** Font weights of the four stages of intent, in the funnel and in the closing title. */
export const INTENT_WEIGHTS = [250, 330, 500, 700] as const
