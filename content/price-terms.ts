import type { GlossaryTerm } from './types'

/** The words around every price, with placeholders for the figures. */
export const priceTerms = {
  vat: 'All prices are VAT-free (no VAT charged)',
  included: 'What is included',
  monthlyValue: 'Monthly value',
  perMonth: '/month',
  perMonthSpoken: 'a month',
  perYear: '{price}/year',
  includedInPackage: 'Included',
  totalValue: 'Total value',
  investment: 'Your investment',
  fee: 'plus {fee} per attended consultation',
  privateOnly: 'private patients only',
  cap: 'Capped once {cap} bookings per month are reached',
  minimum: '{months}-month partnership minimum',
} as const

const setup =
  'The work before the first advertisement runs: campaigns, follow-up and booking set up once, for your clinic.'

/** Explained in a tooltip wherever the term occurs in an investment panel. */
export const glossary = {
  attendedConsultation: {
    term: 'attended consultation',
    meaning: 'A consultation that a patient booked and came to. If the patient does not attend, no fee is due.',
  },
  privatePatientsOnly: {
    term: 'private patients only',
    meaning: 'The fee is due for private patients only. Any other appointment in your diary costs you nothing with us.',
  },
  launchSetup: {
    term: 'launch setup',
    meaning: setup,
  },
  setupFee: {
    term: 'set-up fee',
    meaning: setup,
  },
} as const satisfies Record<string, GlossaryTerm>
