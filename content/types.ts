import type { routes } from './routes'

/* Types of the values in content/. scripts/check/ checks what types cannot express, such as lengths and typography. */

/** The path of a page, or '*' for the not-found page. */
export type Path = keyof typeof routes

/** A link or button to a page of the site, or to a section of a page. `npm run check` checks the path. */
export type Action = { label: string; href: `/${string}` }

export type Question = { question: string; answer: string; link?: Action }

/** A line of figures from a case study, and a link to all of them. `study` is the id of the study. */
export type Proof = { study: string; action: Action }

/** The icons of the services, from https://lucide.dev/icons. components/prices/ledger.tsx imports each icon. */
export type IconName =
  'Headset' | 'Megaphone' | 'MessageCircleReply' | 'RotateCcw' | 'Sprout' | 'Star' | 'Target' | 'UsersRound' | 'Video'

export type TitledText = { title: string; text: string }

/** A struck-out line and its answer. */
export type StruckLine = { struck: string; answer: string }

/** Lists of a fixed length: the layout has a place for each entry. */
export type Three<Entry> = readonly [Entry, Entry, Entry]
export type Four<Entry> = readonly [Entry, Entry, Entry, Entry]
type Five<Entry> = readonly [Entry, Entry, Entry, Entry, Entry]

export type RouteRow = {
  title: string
  description: string
  /** The second line of the share card. If it does not fit, the card shows its first sentence. */
  cardLine?: string
  /** Indexed pages are also in the sitemap. */
  robots: 'index' | 'noindex' | 'noindex, nofollow'
  /** lib/routes.ts has the defaults. */
  topBarButton?: false
  /** Set it on pages with a booking control on the first screen, and on pages that should not offer a booking at once. */
  floatingButton?: false
  topBarGround?: 'solid'
}

/** Weeks are counted from 1. A phase without `to` has no end. */
type Weeks = { from: number; to?: number }

export type Phase = {
  number: number
  title: string
  duration: string
  description: string
  details: readonly string[]
  deliverable?: TitledText
  weeks: Weeks
}

/** A service in a package. */
export type PackageItem = {
  /** Identifies the service. /offer compares packages by it. */
  service: string
  icon: IconName
  title: string
  /** A line above the detail line. */
  description?: string
  /** Whole pounds a month. Omit it for an item without its own value. */
  price?: number
  /** Whole pounds a year: twelve times `price`. */
  yearlyPrice?: number
  /** The detail line, such as a number or the channels. */
  detail?: string
}

/** Whole pounds. */
export type PoundRange = { from: number; to: number }

export type Investment = {
  /** Whole pounds, like all prices. */
  monthly: number
  /** For each attended consultation, up to `cap` consultations a month. */
  perConsultation: number
  cap?: number
  setup?: { label: string; price: number }
  minimum?: string
  privatePatientsOnly?: boolean
  /** `isMonthly` adds “/month” to the range. */
  adSpend: { label: string; range: PoundRange; isMonthly?: true }
}

export type Package = {
  name: string
  items: readonly PackageItem[]
  /** Whole pounds a month: the sum of the prices of the items. */
  totalValue: number
  investment: Investment
}

/** Prices with a minimum term, in which the ad spend is paid every month. */
export type TermInvestment = Investment &
  Required<Pick<Investment, 'setup' | 'minimum'>> & { adSpend: { isMonthly: true } }

/** A package of /essential or /premium. */
export type TermPackage = Package & { investment: TermInvestment }

/** A package of /pricing: its fee has a cap. */
export type PricingPackage = Package & { summary: string; investment: Investment & { cap: number } }

/** A value in whole pounds. */
export type ChartPoint = { category: string; value: number; label: string; colour: 'hollow' | 'solid' }

export type AppointmentState = 'enquiry' | 'replied' | 'booked'

/** A week in a clinic's diary: five times on five days. components/home/arrivals.ts has the time at which each slot fills. */
export type DiaryWeek = {
  title: string
  promise: string
  note: string
  alt: string
  visit: string
  states: Record<AppointmentState, string>
  days: Five<string>
  openDay: 0 | 1 | 2 | 3 | 4
  week: Five<{ time: string; treatments: Five<string | null> }>
  highlight: { time: 0 | 1 | 2 | 3 | 4; day: 0 | 1 | 2 | 3 | 4 }
}

/** A figure such as `£24,387` or `35%`, and what it counts. */
type Result = { figure: string; text: string }

export type CaseStudy = {
  /** Identifies the study in content/home.ts and content/scale.ts. */
  id?: string
  headline: Result
  /** A second figure of the headline, in the same size, and the text after both. */
  second?: Result & { period: string }
  /** Number of days that the headline covers, drawn as ticks. */
  days?: number
  results: readonly Result[]
  /** Counts that are drawn as marks: all patients or leads, and those with an appointment. */
  counts?: { all: number; booked: number }
  /** Surgeries of the practice; /scale draws a room for each. */
  surgeries?: number
  client: string
  location: string
  sample: boolean
}

/** A file in public/, such as `/founder.jpg`, with its size in pixels. Published unchanged. */
type Picture = { src: string; width: number; height: number; alt: string }

export type Testimonial = {
  quote: string
  person: string
  practice: string
  rating?: 1 | 2 | 3 | 4 | 5
  /** Shown before the practice’s name, on white in both themes. A white logo needs `ground: 'night'`, dark in both themes. */
  logo?: Picture & { ground?: 'white' | 'night' }
  sample: boolean
}

export type ScalingStep = TitledText & { setting?: 'heavy' | 'spaced' | 'apart' }

export type GlossaryTerm = { term: string; meaning: string }

export type Site = {
  name: string
  email: string
  url: string
  scheduling: Record<'discovery' | 'strategy', string>
  /** `''`, or no entry, removes the link. */
  profile?: string
  copyrightYear: number
}

/** Facts that only the owner can supply. Pages omit entries that are not set. */
export type Owner = {
  founder?: { name: string; role: string }
  /** Shown next to the letter at 224 × 280 px. Twice that size is sharp on every screen. */
  photograph?: Picture
  discoveryCall?: { minutes: number; medium: string }
  /** Replaces the calendar on /book with a button. Nothing is requested from the provider before a click. */
  askBeforeCalendar?: boolean
  /** Shown in the footer, and on /book when the calendar cannot load, as written here. */
  phone?: string
  /** A URL, or the path of a file in public/, such as `/privacy.html`. */
  privacyNotice?: string
  /** Details that the law requires on a company's website. */
  company?: { name: string; number: string; place: string; address: string }
  /** Plausible, or a service with the same events API. `site` is the domain as registered with the service. */
  analytics?: { endpoint: string; site: string }
  /** Values of the meta tags that verify the site for search consoles. */
  verification?: { google?: string; bing?: string }
}

export type Analytics = NonNullable<Owner['analytics']>
