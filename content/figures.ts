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
  /** The highest number of signature campaigns on /premium and /offer. */
  signatureCampaigns: 3,
  /** Whole pounds for each attended consultation, on every package. */
  perConsultation: 49,
  /** Whole pounds, charged once before launch. */
  setup: 1825,
} as const

const NUMERALS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Returns a whole number as a word, such as `Six`, or in digits above ten. */
export function numeral(value: number): string {
  return NUMERALS[value] ?? String(value)
}

/** Returns the length of a list as a numeral. */
export function spelled({ length }: readonly unknown[]): string {
  return numeral(length)
}
