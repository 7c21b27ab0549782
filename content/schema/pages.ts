import { z } from 'zod'
import { AXIS_WEEKS, BOOKED_SLOT, OPEN_SLOT } from '../drawings'
import { pagePaths } from './files'
import { wholeNumber } from './prices'
import { action, description, identifier, list, text, textsWith, title } from './text'

/** A title with its text. */
export const titledText = z.strictObject({
  /** At most 60 characters. */
  title,
  text,
})

/** A question with its answer. */
export const question = z.strictObject({
  question: text,
  /** Two or three sentences, of at most 35 words together. */
  answer: text,
  /** A link below the answer. */
  link: action.optional(),
})

/** A struck-out line and what replaces it. */
export const struckLine = z.strictObject({
  struck: text,
  answer: text,
})

/** Figures of a case study, and the label of a link to /website. */
export const proof = z.strictObject({
  /** The `id` of the case study in content/website.ts. */
  study: identifier,
  label: text,
})

/** A page in the route table. */
export const routeRow = z.strictObject({
  /** The title in browser tabs, in search results and on the share card, at most 60 characters. */
  title,
  /** The description in search results and shared links, 70 to 155 characters. */
  description,
  /** The second line of the share card. If it does not fit, the card shows its first sentence. */
  cardLine: text.optional(),
  /** What search engines may do. Indexed pages are also in the sitemap. */
  robots: z.enum(['index', 'noindex', 'noindex, nofollow']),
  /** `false` removes the button in the header. */
  headerButton: z.literal(false).optional(),
  /** `false` removes the floating button, on pages with a booking control on the first screen or without an early offer. */
  floatingButton: z.literal(false).optional(),
  /** Makes the header opaque. Without it, it is translucent. */
  headerBackground: z.literal('solid').optional(),
})

/**
 * The path of each page, with its row. `*` is the not-found page. The sitemap lists the paths, so that each needs a page, and
 * each page a row.
 */
export const routes = z.record(z.string(), routeRow).superRefine((rows, context) => {
  const pages = pagePaths()
  const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  for (const path of Object.keys(rows).filter((row) => row !== '*' && !pages.includes(row)))
    addIssue(path, `no row: there is no app${path}/page.tsx`)
  for (const path of pages.filter((page) => !(page in rows))) addIssue(path, `a row for app${path}/page.tsx`)
})

/** A phase of the framework. */
export const phase = z.strictObject({
  number: wholeNumber(1),
  /** The title of the phase, at most 60 characters. */
  title,
  /** When the phase takes place, in words. */
  duration: text,
  /** The sentence below the title. */
  description: text,
  details: z.array(text),
  /** What a clinic receives. */
  deliverable: titledText.optional(),
  weeks: z.strictObject({
    from: wholeNumber(1),
    /** The last week. Omit it for a phase without an end. */
    to: wholeNumber(1).optional(),
  }),
})

/** The three phases of the framework, in order on the timeline. */
export const phases = list(phase)
  .length(3)
  .superRefine((entries, context) => {
    let end = 0
    for (const [index, { weeks }] of entries.entries()) {
      const { from, to = from } = weeks
      if (from <= end || to < from || to > AXIS_WEEKS)
        context.addIssue({
          code: 'custom',
          path: [index, 'weeks'],
          message: `weeks from ${end + 1} to ${AXIS_WEEKS}, in order`,
        })
      end = to
    }
  })

/** A week in the diary of a clinic: five times on five days. components/home/arrivals.ts has the time at which each slot fills. */
export const diary = textsWith({
  days: z.array(text).length(5),
  week: z
    .array(
      z.strictObject({
        /** The time before the row, such as `9:00`. */
        time: text,
        /** For each day a treatment, or `null` for an empty slot. */
        treatments: z.array(text.nullable()).length(5),
      }),
    )
    .length(5),
  states: z.strictObject({ enquiry: text, replied: text, booked: text }),
}).superRefine(({ week }, context) => {
  const check = ({ time, day }: typeof OPEN_SLOT, isOpen: boolean, message: string) => {
    if ((week[time]?.treatments[day] === null) !== isOpen)
      context.addIssue({ code: 'custom', path: ['week', time, 'treatments', day], message })
  }
  check(OPEN_SLOT, true, 'null: the open slot of the week')
  check(BOOKED_SLOT, false, 'a treatment: the call sheet books it')
})

/** A step of /scale. */
export const scalingStep = titledText.extend({
  /** Sets the title in the way that it describes. Omit it for other titles. */
  setting: z.enum(['heavy', 'spaced']).optional(),
})
