/** Figures that several texts share. */
export const figures = {
  /** Minutes within which every enquiry is answered. */
  replyMinutes: 5,
  /** Length of the strategy call in minutes. */
  strategyCallMinutes: 45,
  /** Length of the roadmap in months. */
  roadmapMonths: 6,
  /** Shortest partnership in months. */
  minimumMonths: 3,
  /** Whole pounds for each attended consultation, on every package. */
  perConsultation: 49,
  /** Whole pounds, charged once before launch. */
  setup: 1825,
} as const

const NUMERALS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the length of a list as a word (`six`, or `Six` with `capital`), or in digits above ten. */
export function spelled({ length }: readonly unknown[], style?: 'capital'): string {
  const numeral = NUMERALS[length] ?? String(length)
  return style === 'capital' ? numeral.replace(/^./, (letter) => letter.toUpperCase()) : numeral
}
