import { z } from 'zod'
import { AXIS_WEEKS } from '../week-axis'
import { isPage, isPublished, pagePaths } from './files'
import { wholeNumber } from './prices'
import { description, exactLength, identifier, stringWith, text, textsWith, title, unique } from './text'

const address: z.ZodType<`/${string}`, `/${string}`> = stringWith((href) => {
  const [path = ''] = href.split(/[?#]/)
  return /^\/(?!\/)/.test(path) && (isPage(path) || isPublished(path))
    ? undefined
    : `the path of a page: ${pagePaths().join(', ')}`
}) as never

/** A link or button. */
export const action = z.strictObject({
  /** The words on the link or button. */
  label: text,
  /** The path of a page of the site, such as `/book`, with the section of the page if it is not its top: `/website#results`. */
  href: address,
})

const titled = {
  /** A title of at most 60 characters. */
  title,
  /** The text below the title. */
  text,
}

/** A title with its text. */
export const titledText = z.strictObject(titled)

/** Texts with their titles, which differ. */
export const titledTexts = unique('title', z.array(titledText))

/** The last section of a page. */
export const closing = textsWith({ ...titled, action: action.optional() })

/** A question with its answer. */
export const question = z.strictObject({
  /** The question, which opens and closes the answer. */
  question: text,
  /** Two or three sentences, of at most 35 words together. */
  answer: text,
  /** A link below the answer. */
  link: action.optional(),
})

/** A struck-out line and what replaces it. */
export const struckLine = z.strictObject({
  /** The line that is struck out. */
  struck: text,
  /** The line that replaces it. */
  answer: text,
})

/** A line of figures from a case study, and a link to all of them. */
export const proof = z.strictObject({
  /** The `id` of the case study in content/website.ts. */
  study: identifier,
  /** The link to all figures. */
  action,
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
  /** `false` removes the button in the top bar. */
  topBarButton: z.literal(false).optional(),
  /** `false` removes the floating button, on pages with a booking control on the first screen or without an early offer. */
  floatingButton: z.literal(false).optional(),
  /** Makes the top bar opaque. Without it, the bar is translucent. */
  topBarGround: z.literal('solid').optional(),
})

/**
 * The path of each page, with its row. `*` is the not-found page. The sitemap lists the paths, so that each needs a page, and
 * each page a row.
 */
export const routes = z.record(z.string(), routeRow).superRefine((rows, context) => {
  const paths = Object.keys(rows)
  const pages = pagePaths()
  const addIssue = (value: unknown, message: string) => context.addIssue({ code: 'custom', params: { value }, message })
  for (const path of paths.filter((row) => row !== '*' && !pages.includes(row)))
    addIssue(path, `the path of a page: app${path}/page.tsx`)
  for (const page of pages.filter((path) => !paths.includes(path)))
    addIssue(paths, `a row for ${page}, the path of app${page}/page.tsx`)
})

/** A phase of the framework. */
export const phase = z.strictObject({
  /** The number of the phase, from 1. */
  number: wholeNumber(1),
  /** The title of the phase, at most 60 characters. */
  title,
  /** When the phase takes place, in words. */
  duration: text,
  /** The sentence below the title. */
  description: text,
  /** What the phase consists of, as a list. */
  details: z.array(text),
  /** What a clinic receives. */
  deliverable: titledText.optional(),
  /** The weeks of the phase on the timeline. */
  weeks: z.strictObject({
    /** The first week, from 1. */
    from: wholeNumber(1),
    /** The last week. Omit it for a phase without an end. */
    to: wholeNumber(1).optional(),
  }),
})

/** The three phases of the framework, in order on the timeline. */
export const phases = unique('title', exactLength.three(phase)).superRefine((list, context) => {
  let end = 0
  for (const [index, { weeks }] of list.entries()) {
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

const PLACE = 'the place of a treatment in diary.week, from 0'
const index = z.literal([0, 1, 2, 3, 4], { error: PLACE })

/** A week in the diary of a clinic: five times on five days. components/home/arrivals.ts has the time at which each slot fills. */
export const diary = textsWith({
  /** The title of the diary, at most 60 characters. */
  title,
  /** The names of the days above their columns. */
  days: exactLength.five(text),
  /** The open day of every week on the site, with the booking buttons, from 0. */
  openDay: index,
  /** The rows of the diary. */
  week: exactLength.five(
    z.strictObject({
      /** The time before the row, such as `9:00`. */
      time: text,
      /** For each day a treatment, or `null` for an empty slot. */
      treatments: exactLength.five(text.nullable()),
    }),
  ),
  /** The slot that the call sheet books, with a large time. */
  highlight: z.strictObject({
    /** The row, from 0. */
    time: index,
    /** The column, from 0. */
    day: index,
  }),
  /** The words in a slot for its state. */
  states: z.strictObject({ enquiry: text, replied: text, booked: text }),
}).superRefine(({ week, highlight }, context) => {
  if (!week[highlight.time]?.treatments[highlight.day])
    context.addIssue({ code: 'custom', path: ['highlight'], message: PLACE })
})

/** A step of /scale. */
export const scalingStep = z.strictObject({
  ...titled,
  /** Sets the title in the way that it describes. Omit it for other titles. */
  setting: z.enum(['heavy', 'spaced', 'apart']).optional(),
})
