import { z } from 'zod'
import type * as types from '@/content/types'

const expected = (what: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? `is missing: expected ${what}` : `is ${JSON.stringify(input)}: expected ${what}`,
})
const list = <T extends z.ZodType>(item: T) => z.array(item, expected('a list')).readonly()
export const text = z.string(expected('a text in quotation marks'))
const number = z.number(expected('a number'))
const flag = z.boolean(expected('true or false'))
const sum = z.strictObject({ figure: text, text })

const route = z.strictObject({
  path: text.regex(/^(\/[a-z-]*|\*)$/, expected("a path such as '/book'")),
  title: text,
  description: text,
  robots: z.enum(['index', 'noindex', 'noindex, nofollow'], expected("'index', 'noindex' or 'noindex, nofollow'")),
  topBarButton: flag,
  topBarBackground: z.enum(['translucent', 'solid'], expected("'translucent' or 'solid'")),
  floatingButton: flag,
  inSitemap: flag,
}) satisfies z.ZodType<Omit<types.RouteRow, 'path'>>
const faqItem = z.strictObject({ question: text, answer: text }) satisfies z.ZodType<types.FaqItem>
const phase = z.strictObject({
  number,
  title: text,
  duration: text,
  description: text,
  details: list(text),
  deliverable: text.optional(),
  weeks: z.strictObject({ from: number, to: number.optional() }),
}) satisfies z.ZodType<types.Phase>
const packageItem = z.strictObject({
  id: text,
  title: text,
  description: text,
  price: number.optional(),
  yearlyPrice: number.optional(),
  detail: text.optional(),
}) satisfies z.ZodType<types.PackageItem>
const chartPoint = z.strictObject({
  category: text,
  series: z.enum(['Initial Value', 'Lifetime Value'], expected("'Initial Value' or 'Lifetime Value'")),
  value: number,
  colour: z.enum(['accent', 'brass'], expected("'accent' or 'brass'")),
}) satisfies z.ZodType<types.ChartDataPoint>
const testimonial = z.strictObject({
  quote: text,
  person: text,
  practice: text,
  logo: text.optional(),
  sample: flag,
}) satisfies z.ZodType<types.Testimonial>
const caseStudy = z.strictObject({
  id: text,
  headline: sum,
  results: list(sum),
  client: text,
  location: text,
  sample: flag,
}) satisfies z.ZodType<types.CaseStudy>

/** The form of what is repeated in the content: each list and the entity that its entries are. */
export const shapes = {
  routes: list(route),
  faqItems: list(faqItem),
  phases: list(phase),
  packageItems: list(packageItem),
  chartPoints: list(chartPoint),
  testimonials: list(testimonial),
  caseStudies: list(caseStudy),
}
