import type { Route } from 'next'

/** Every public path of the site, plus '*' for the not-found page. */
export type Path =
  | '/'
  | '/process'
  | '/book'
  | '/offer'
  | '/premium'
  | '/essential'
  | '/website'
  | '/pricing'
  | '/scale'
  | '/qualify'
  | '*'

export type RouteRow = {
  path: Path
  title: string
  /** 70 to 155 characters: what a search result shows. */
  description: string
  robots: 'index' | 'noindex' | 'noindex, nofollow'
  topBarButton: boolean
  topBarBackground: 'translucent' | 'solid'
  floatingButton: boolean
  inSitemap: boolean
}

/** A call to action that leads to a page of this site. */
export type Action = { label: string; href: Route }

export type TitledText = { title: string; text: string }

/** A benefit with its film: the name of its drawing in components/home/drawings.svg, and what it shows. */
export type FilmedBenefit = TitledText & { film: { drawing: string; alt: string } }

/** Names of a film's button, after what a press does. */
export type FilmWords = { play: string; pause: string; again: string; picture: string }

export type FaqItem = { question: string; answer: string }

export type Phase = {
  number: number
  title: string
  duration: string
  description: string
  details: readonly string[]
  deliverable?: string
  /** Weeks from 1; without `to` the phase has no end. */
  weeks: { from: number; to?: number }
}

export type PackageItem = {
  id: string
  title: string
  description: string
  /** Whole pounds a month; absent where the specification gives the item no value of its own. */
  price?: number
  /** Whole pounds a year; `price` is then a twelfth. */
  yearlyPrice?: number
  detail?: string
}

/** Whole pounds a month. */
export type PoundRange = { from: number; to: number }

export type Investment = {
  /** Whole pounds a month. */
  monthly: number
  /** Whole pounds for each attended consultation. */
  perConsultation: number
  /** Attended consultations a month after which no further fee is due. */
  cap?: number
  /** Whole pounds, once. */
  setup?: { label: string; price: number }
  minimumMonths?: number
  /** Takes the place of `priceTerms.minimum`; the braces hold the months. */
  minimumLabel?: string
  privatePatientsOnly?: boolean
  adSpend: { label: string; range: PoundRange }
}

export type Package = {
  name: string
  items: readonly PackageItem[]
  /** Whole pounds a month. */
  totalValue: number
  investment: Investment
}

export type ColourToken = 'accent' | 'brass'

export type ChartDataPoint = {
  category: string
  series: 'Initial Value' | 'Lifetime Value'
  /** Whole pounds. */
  value: number
  colour: ColourToken
}

export type Testimonial = {
  quote: string
  person: string
  practice: string
  logo?: string
  /** True until a client has approved the words. */
  sample: boolean
}

export type CaseStudy = {
  id: string
  headline: { figure: string; text: string }
  results: readonly { figure: string; text: string }[]
  /** What its drawing counts: patients or leads, and how many of them came to an appointment. */
  drawn: { all: number; booked: number }
  client: string
  location: string
  /** True until client and location are real. */
  sample: boolean
}

/** What only the owner can add. An entry that is not set leaves no trace on the pages. */
export type Owner = {
  /** Signs the letter on the home page. */
  founder?: { name: string; role: string }
  /** Stands beside the letter. The file is a path from the root of the repository, such as `content/founder.jpg`. */
  photograph?: { file: string; alt: string }
  discoveryCall?: { minutes: number; medium: string }
  /** Address of the privacy notice, with https://. */
  privacyNotice?: string
  /** What a company's website has to say about it. */
  company?: { name: string; number: string; place: string; address: string }
}

export type GlossaryTerm = { term: string; meaning: string }

export type AppointmentState = 'enquiry' | 'replied' | 'booked'

/** A week in a clinic's diary. A slot is named by its day and time: `Tue 10:30`. */
export type DiaryWeek = {
  title: string
  room: string
  alt: string
  treatments: Record<string, string>
  visit: string
  states: Record<AppointmentState, string>
  days: readonly string[]
  /** By time of day: a key of `treatments` for each day, or null for an empty slot. */
  week: Record<string, readonly (string | null)[]>
  underWay: Record<string, AppointmentState>
  arrivals: readonly string[]
  highlight: string
}

/** The picture of a link preview. */
export type ShareCard = {
  /** Instead of the page's title, where that is too long to be read at the size of a message. */
  headline?: string
  /** The alt text of the drawing, after "…, beside". */
  picture: string
}

export type ComparisonRow = { title: string; description?: string; core: string; premium: string }

/** A package of /pricing; its fee always has a cap. */
export type PricingPackage = Package & { summary: string; investment: Investment & { cap: number } }
