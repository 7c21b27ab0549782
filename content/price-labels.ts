const setup = 'A one-off charge for setting up your engine.'

/** Labels of prices, with placeholders for the figures. */
export const priceLabels = {
  // ASK: Why is no VAT charged: is the company below the threshold, or exempt? Clinics’ accountants ask.
  vat: 'All prices are VAT-free (no VAT charged)',
  included: 'What’s included',
  monthlyValue: 'Monthly value',
  perMonth: '/month',
  perMonthSpoken: 'a month',
  perYear: '({price}/year)',
  includedInPackage: 'Included',
  totalValue: 'Total value',
  investment: 'Your investment',
  fee: 'plus {fee} per attended consultation',
  privateOnly: 'private patients only',
  /** Shown if the recommended ad spend is for a month: the monthly price and the ad spend together. */
  withAdSpend: 'Monthly fee and recommended ad spend together: {range}. The {fee} fees and set-up fee are extra.',
  cap: 'Fee capped once {cap} bookings per month are reached',
  /** Terms that a tooltip explains wherever they occur in an investment panel. */
  glossary: [
    {
      term: 'attended consultation',
      meaning: 'A booked consultation that the patient attends. If they don’t, this fee isn’t due.',
    },
    { term: 'private patients only', meaning: 'No {fee} fee for NHS patients.' },
    { term: 'launch setup', meaning: setup },
    { term: 'set-up fee', meaning: setup },
  ],
} as const
