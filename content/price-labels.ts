import { define } from '#define'
import type { Proof } from './schema'

const monthlyValue = 'Monthly value'
const setup = 'A one-off charge for setting up your package.'

/** Labels of prices, with placeholders for the figures. */
export const priceLabels = define('price-labels.ts: priceLabels', {
  vat: 'All prices are VAT-free (no VAT charged)',
  included: 'What’s included',
  monthlyValue,
  /** Below the ledger. */
  valueNote: `${monthlyValue}: the value we put on each service.`,
  perMonth: '/month',
  perMonthSpoken: 'a month',
  perYear: '{price}/year',
  includedInPackage: 'Included',
  totalValue: 'Total value',
  investment: 'Your investment',
  fee: 'plus {fee} per attended consultation',
  monthlyFee: 'Monthly fee',
  attendedFee: 'Fee per attended consultation',
  privateOnly: 'private patients only',
  cap: {
    one: 'After {cap} booking in a month, the {fee} fee stops.',
    many: 'After {cap} bookings in a month, the {fee} fee stops.',
  },
  /** Terms that a tooltip explains in an investment panel. */
  glossary: [
    {
      term: 'attended consultation',
      meaning: 'A booked consultation that the patient attends. If they don’t, this fee isn’t due.',
    },
    { term: 'private patients only', meaning: 'No {fee} fee for NHS patients.' },
    { term: 'launch setup', meaning: setup },
    { term: 'set-up fee', meaning: setup },
  ],
})

/** A result beside the prices. `undefined` removes it. */
export const priceProof: Proof | undefined = define('price-labels.ts: priceProof', {
  study: 'implants',
  label: 'See the case',
})

/** At the end of /essential and /premium. */
export const compareOptions = define('price-labels.ts: compareOptions', {
  label: 'Compare the options',
  href: '/offer',
})

/** What a clinic pays during the minimum term, on /essential and /premium. The number of months is in words. */
export const firstMonths = define('price-labels.ts: firstMonths', {
  title: { one: 'Your first month', many: 'Your first {monthsInWords} months' },
  lead: 'Everything but the {fee} fees, to the end of the minimum term.',
  fees: 'Set-up and monthly fees',
  adSpend: 'Recommended ad spend',
  together: 'With ad spend',
  after: 'Each month after: {monthly}, ad spend of {adSpend}, and {fee} per attended consultation.',
})

/** On /essential and /premium. Derived from the initial values of the chart on /essential, and from the package. */
export const neededPatients = define('price-labels.ts: neededPatients', {
  title: 'How many patients that takes',
  lead: 'How many patients who go ahead would bring in {together} (the upper end), after their own {fee}. Before treatment costs, and the {fee} for those who don’t go ahead. An example, not\u00a0a\u00a0forecast.',
  patients: { one: 'patient', many: 'patients' },
  sum: '{count} × ({value} − {fee}) = {sum}',
})
