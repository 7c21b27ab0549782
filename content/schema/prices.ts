import { z } from 'zod'
import { identifier, list, text, title, verbatim, withPlaceholders } from './text'

/** A number that is counted, from a minimum. */
export const wholeNumber = (minimum: number) => {
  const expected = `a whole number from ${minimum}`
  return z.int({ error: expected }).min(minimum, { error: expected })
}

const pounds = (minimum: number) => {
  const expected = `whole pounds, at least ${minimum}, without a point or comma, such as 1500`
  // `abort` leaves out the check of the range that contains the price: one fault has one message.
  return z
    .int({
      error: ({ input }) =>
        typeof input === 'string' ? 'whole pounds, without quotation marks, £ and comma, such as 1500' : expected,
    })
    .min(minimum, { error: expected, abort: true })
}

const fee = pounds(10)

/** A price in whole pounds. A lower one was probably written with a point: 20.000 is 20. */
export const price = pounds(50)

/** A range of prices in whole pounds. */
const range = z
  .strictObject({ from: price, to: price })
  .refine(({ from, to }) => from < to, { error: 'a range whose from is less than its to' })

/** A service in a package. */
export const packageItem = z
  .strictObject({
    /** Identifies the service: /offer compares packages by it. */
    service: identifier,
    /** The icon next to the title, from https://lucide.dev/icons. components/prices/ledger.tsx imports each icon. */
    icon: z.enum([
      'Headset',
      'Megaphone',
      'MessageCircleReply',
      'RotateCcw',
      'Sprout',
      'Star',
      'Target',
      'UsersRound',
      'Video',
    ]),
    /** The name of the service in the ledger, at most 60 characters. */
    title,
    /** A line above the detail line. */
    description: text.optional(),
    /** Whole pounds a month, next to the title. Omit it for an item without its own value. */
    price: price.optional(),
    /** Whole pounds a year, below the price: twelve times `price`. */
    yearlyPrice: price.optional(),
    /** The line below the title, such as a number or the channels. */
    detail: text.optional(),
  })
  .refine(({ price: monthly, yearlyPrice }) => yearlyPrice === undefined || yearlyPrice === 12 * (monthly ?? 0), {
    path: ['yearlyPrice'],
    error: 'twelve times price',
  })

const investment = {
  /** Whole pounds a month: the large figure of the page. */
  monthly: price,
  /** Whole pounds for each attended consultation, up to `cap` consultations a month. */
  perConsultation: fee,
  /** Bookings in a month after which the fee per consultation stops. */
  cap: wholeNumber(1).optional(),
  setup: z
    .strictObject({
      label: text,
      /** Whole pounds, charged once. */
      price,
    })
    .optional(),
  /** The minimum term among the conditions, such as `3-month minimum`. */
  minimum: text.optional(),
  /** Adds “private patients only” to the fee per consultation. */
  privatePatientsOnly: z.boolean().optional(),
  adSpend: z.strictObject({
    label: text,
    /** Whole pounds. */
    range,
    /** Adds “/month” to the range. */
    isMonthly: z.literal(true).optional(),
  }),
}

const packageFields = {
  name: verbatim,
  /** The services of the package, in the order of the ledger. */
  items: list(packageItem),
  /** Whole pounds a month: the sum of the prices of the items, below the ledger. */
  totalValue: price,
}

/** Checks that a package costs less than the value of its items. */
const costsLess = <Schema extends z.ZodType<{ totalValue: number; investment: { monthly: number } }>>(schema: Schema) =>
  schema.refine(({ totalValue, investment: { monthly } }) => monthly < totalValue, {
    path: ['investment', 'monthly'],
    error: 'less than totalValue',
  })

/** A package of /essential or /premium, with a minimum term in which the ad spend is paid every month. */
export const termPackage = costsLess(
  z.strictObject({
    ...packageFields,
    investment: z.strictObject({
      ...investment,
      setup: investment.setup.unwrap(),
      minimum: text,
      adSpend: investment.adSpend.required({ isMonthly: true }),
    }),
  }),
)

const pricingPackage = costsLess(
  z.strictObject({
    ...packageFields,
    /** The sentence below the name. */
    summary: text,
    investment: z.strictObject({ ...investment, cap: wholeNumber(1) }),
  }),
)

/** The packages of /pricing. */
export const pricingPackages = z.strictObject({ core: pricingPackage, premium: pricingPackage })

/** Figures that several texts share. content/figures.ts explains each. */
export const figures = z.strictObject({
  replyMinutes: wholeNumber(1),
  strategyCallMinutes: wholeNumber(1),
  roadmapMonths: wholeNumber(1),
  minimumMonths: wholeNumber(1),
  signatureCampaigns: wholeNumber(1),
  perConsultation: fee,
  setup: price,
})

/** The value of a patient in the chart of /essential. */
export const chartPoint = z.strictObject({
  /** The treatment: points of one treatment share a group of bars. */
  category: text,
  /** Whole pounds: the length of the bar. */
  value: price,
  /** The series in the legend. */
  label: text,
  /** The look of the series: an outline or a solid bar. */
  colour: z.enum(['hollow', 'solid']),
})

/** A term that a tooltip explains. */
export const glossaryTerm = z.strictObject({
  /** The words in a text that the tooltip is added to. */
  term: text,
  /** The explanation in the tooltip. `{fee}` is the fee for an attended consultation. */
  meaning: withPlaceholders('fee'),
})

/** Prices of any package. */
export const anyInvestment = z.strictObject(investment)
