import { define } from '#define'

/** Figures that several texts share. */
export const figures = define('figures.ts: figures', {
  /** Minutes within which every enquiry is answered. */
  replyMinutes: 5,
  /** Length of the strategy call in minutes. */
  strategyCallMinutes: 45,
  /** Length of the roadmap in months. */
  roadmapMonths: 6,
  // ASK: Does the minimum term begin with the signature or with the first ad?
  // ASK: The minimum term of three months ends as phase 3 of the framework begins: is that meant?
  /** Minimum term of a partnership in months. */
  minimumMonths: 3,
  /** The highest number of signature campaigns on /premium and /offer. */
  signatureCampaigns: 3,
  // ASK: Is the fee due for a patient who comes late, moves the appointment or comes a second time?
  /** Whole pounds for each attended consultation, on every package. */
  perConsultation: 49,
  // ASK: What does the set-up fee pay for, and when is it due?
  /** Whole pounds, charged once before launch. */
  setup: 1825,
})
