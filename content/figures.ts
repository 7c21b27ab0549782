import { define } from '#define'

/** Figures that several texts share. */
export const figures = define('figures.ts: figures', {
  /** Minutes within which every enquiry is answered. */
  replyMinutes: 5,
  /** Length of the strategy call in minutes. */
  strategyCallMinutes: 45,
  /** Length of the roadmap in months. */
  roadmapMonths: 6,
  /** Minimum term of a partnership in months. */
  minimumMonths: 3,
  /** The highest number of signature campaigns on /premium and /offer. */
  signatureCampaigns: 3,
  /** Whole pounds for each attended consultation, on every package. */
  perConsultation: 49,
  /** Whole pounds, charged once before launch. */
  setup: 1825,
})
