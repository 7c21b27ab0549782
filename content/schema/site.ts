import { z } from 'zod'
import { defined } from './defined'
import { isPage, expectedPicture, isPublished } from './files'
import { wholeNumber } from './prices'
import { figure, format, identifier, quote, short, stringWith, text, verbatim } from './text'

const URL_PATTERN = /^https:\/\/([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i
const url = (example: string) => format(URL_PATTERN, `a URL such as ${example}`)
const scheduling = format(
  /^https:\/\/calendly\.com\/[^?#\s]*[^/?#\s]$/,
  'a URL such as https://calendly.com/your-agency/your-call, without ? and #',
)
const metaContent = format(/^[\w-]+$/, 'the content of the meta tag, without the tag')

/** Facts about the agency. */
export const site = z.strictObject({
  /** The name of the agency in the header, in titles and in the footer, at most 60 characters. */
  name: short(verbatim).regex(/^(?!.*\S{31})/, 'no word of more than 30 characters'),
  /** The email address in the footer and on /book, at most 80 characters. */
  email: format(
    /^(?=.{3,80}$)[\p{L}\p{N}.!_%+'’-]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+$/u,
    'an email address of at most 80 characters, such as hello@example.com',
  ),
  /** The address of the site, without a path: canonical links, the sitemap and share cards begin with it. */
  url: z.string({ error: 'a text between quotation marks' }),
  scheduling: z.strictObject({
    /** The calendar of the discovery call, on /book. */
    discovery: scheduling,
    /** The calendar of the strategy call, which /process links to. */
    strategy: scheduling,
  }),
  /** The profile that the footer links to. `''`, or no entry, removes the link. */
  profile: url('https://www.example.com/page').or(z.literal('')).optional(),
  copyrightYear: wholeNumber(2000),
})

/** A file in public/, published unchanged, with its size in pixels. */
const picture = {
  /** The path of the file in public/, such as `/founder.jpg`. */
  src: stringWith(expectedPicture),
  width: wholeNumber(1),
  height: wholeNumber(1),
  /** What the picture shows, for visitors who do not see it. */
  alt: text,
}

/** Returns whether a URL or path is on this site, where no page and no file in public/ has it. */
function isMissing(address: string): boolean {
  const ownSite = defined.get('site.ts: site') as z.infer<typeof site> | undefined
  const siteUrl = process.env.SITE_URL ?? ownSite?.url
  if (!siteUrl || !URL.canParse(address, siteUrl)) return false
  const { origin, pathname } = new URL(address, siteUrl)
  return origin === new URL(siteUrl).origin && !isPage(pathname) && !isPublished(pathname)
}

const NOTICE = 'a URL such as https://www.example.com/privacy, or the path of a file in public/, such as /privacy.html'
const NOTICE_PATTERN = new RegExp(`${URL_PATTERN.source}|^/\\w[\\w./-]*$`, 'i')
const privacyNotice = stringWith((address) => {
  if (!NOTICE_PATTERN.test(address)) return NOTICE
  return isMissing(address) ? 'the address of a page or file that exists: put the notice in public/' : undefined
})

/** Facts that only the owner can supply. Pages omit entries that are not set. */
export const owner = z.strictObject({
  /** The founder, who signs the letter on /. */
  founder: z
    .strictObject({
      name: verbatim,
      role: text,
      /** Shown next to the letter at 224 × 280 px. Twice that size is sharp on every screen. */
      photograph: z.strictObject(picture).optional(),
    })
    .optional(),
  /** The length of the discovery call, on /book. */
  discoveryCall: z
    .strictObject({
      minutes: wholeNumber(1),
      /** How the call takes place, such as `by video`. */
      medium: text,
    })
    .optional(),
  /** Replaces the calendar on /book with a button. Nothing is requested from the provider before a click. */
  askBeforeCalendar: z.boolean().optional(),
  /** Shown in the footer, and on /book when the calendar cannot load, as written here. */
  phone: format(/^\+\d[\d ]{6,18}\d$/, 'a telephone number with its country code, such as +44 20 7946 0000').optional(),
  /** A URL, or the path of a file in public/, such as `/privacy.html`: the footer links to it. */
  privacyNotice: privacyNotice.optional(),
  /** Details that the law requires on a company's website, in the footer. */
  company: z
    .strictObject({
      name: verbatim,
      number: verbatim,
      /** Where the company is registered, such as `England and Wales`. */
      place: verbatim,
      /** The registered office, in one line. */
      address: verbatim,
    })
    .optional(),
  /** Plausible, or a service with the same events API. */
  analytics: z
    .strictObject({
      endpoint: url('https://plausible.io/api/event'),
      /** The domain as registered with the service. */
      site: format(/^([\w-]+\.)+[a-z]{2,}$/i, 'the domain of the site, such as example.com'),
    })
    .optional(),
  /** Values of the meta tags that verify the domain for Google, Bing and Meta, on / only. */
  verification: z.strictObject({ google: metaContent, bing: metaContent, meta: metaContent }).partial().optional(),
})

/** The salt of the password of /pricing. */
export const pricingSalt = format(/^[\w-]{22}$/, 'the 22 characters of npm run gate:new')

const result = {
  /** The figure as written, such as `£24,387` or `35%`. */
  figure,
  /** What the figure counts. */
  text,
}

const studyFields = z.strictObject({
  /** Identifies the study for content/home.ts and content/scale.ts. */
  id: identifier.optional(),
  /** The large figure. */
  headline: z.strictObject(result),
  /** A second figure of the headline, in the same size, and the text after both. */
  second: z
    .strictObject({
      ...result,
      /** The text after both figures, such as `in 90 days`. */
      period: text,
    })
    .optional(),
  /** Number of days that the headline covers, drawn as ticks if it has one figure. */
  days: wholeNumber(1).optional(),
  /** Further figures, below the headline. */
  results: z.array(z.strictObject(result)),
  /** Counts that are drawn as cells. */
  counts: z
    .strictObject({
      /** All patients or leads. */
      all: wholeNumber(1),
      /** Those with an appointment. */
      booked: wholeNumber(1),
    })
    // `abort` leaves out the check of the study, which would also report the number: one fault has one message.
    .refine(({ all, booked }) => booked <= all, { path: ['booked'], error: 'at most counts.all', abort: true })
    .optional(),
  /** What the practice has become, as a sentence. */
  growth: text.optional(),
  /** The client, or its kind of practice. */
  client: verbatim,
  /** The place of the practice, or that it is withheld. */
  location: verbatim,
  /** `true` marks what the client has not approved: a public build stops. */
  sample: z.boolean(),
})

/** A case study of /website, in which each number that is drawn is also written. */
export const caseStudy = studyFields.superRefine(({ headline, second, results, days, counts }, context) => {
  const written = [headline, second ?? {}, ...results].flatMap((texts) => Object.values(texts)).join(' ')
  const drawn = { days, 'counts.all': counts?.all, 'counts.booked': counts?.booked }
  for (const [field, number] of Object.entries(drawn)) {
    const isWritten =
      number === undefined || new RegExp(`(?<![\\d,.])${number.toLocaleString('en-GB')}(?![\\d,.]*\\d)`).test(written)
    if (!isWritten)
      context.addIssue({
        code: 'custom',
        path: field.split('.'),
        message: 'a number that the study also says in its texts',
      })
  }
})

/** A testimonial of /website. */
export const testimonial = z.strictObject({
  /** The client's own words, without quotation marks: the page adds them. */
  quote,
  /** Who said it, such as `Clinic owner`. */
  person: verbatim,
  practice: verbatim,
  /** Stars from 1 to 5, if the client gave them. */
  rating: z.literal([1, 2, 3, 4, 5]).optional(),
  /** Shown before the practice's name. */
  logo: z
    .strictObject({
      ...picture,
      /** The background of the logo in both themes. A white logo needs `inverse`. */
      background: z.enum(['white', 'inverse']).optional(),
    })
    .optional(),
  /** `true` labels a quote that no client has approved: a public build stops. */
  sample: z.boolean(),
})
