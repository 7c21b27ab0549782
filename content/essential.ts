import { figures } from './figures'
import type { ChartDataPoint, Package, TitledText } from './schema'

export const essentialPage = {
  eyebrow: 'Essential',
  title: 'Your Essential Growth Engine',
  lead: 'Six parts, from first click to your chair: what each is worth a month, and what you invest.',
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Talk it through first',
    text: 'Questions about any of this? Bring them to a free discovery call.',
  },
} as const

export const essential = {
  name: 'Essential',
  items: [
    {
      id: 'ads',
      title: 'High-Intent Patient Ads',
      description: 'Facebook/Instagram and Google',
      price: 1500,
    },
    {
      id: 'campaign',
      title: '1 Signature Campaign',
      description: 'Invisalign, Implants, Veneers',
      price: 1000,
    },
    {
      id: 'booking-specialists',
      title: 'Patient Booking Specialists',
      description: 'Treatment coordinators who call back, answer and book',
      price: 1500,
    },
    {
      id: 'follow-up',
      title: 'Instant Follow-Up Machine',
      description: 'Automated text, call and email follow-ups within minutes',
      price: 300,
    },
    {
      id: 'nurture',
      title: 'Patient Nurture System',
      description: 'Keeps in touch with patients who aren’t ready yet',
      price: 500,
    },
    {
      id: 'revival',
      title: 'Patient Revival System',
      description: 'Gets back in touch with people who’ve gone quiet',
      price: 400,
    },
  ],
  totalValue: 5200,
  investment: {
    monthly: 1800,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time set-up fee', price: figures.setup },
    minimumMonths: figures.minimumMonths,
    adSpend: { label: 'Recommended ad spend (not included)', range: { from: 1000, to: 1500 } },
  },
} as const satisfies Package

export const funnel = {
  title: 'Where your patients are',
  lead: 'Not everyone’s ready the day they first look. Each stage has its own part of the engine.',
  /** Each step names the item of the ledger that meets patients there. */
  bands: [
    { title: 'Low Intent', text: 'Browsing & learning', item: 'nurture' },
    { title: 'Medium Intent', text: 'Researching & comparing', item: 'campaign' },
    { title: 'High Intent', text: 'Ready to book now', item: 'ads' },
    { title: 'Booked Consultation', text: 'Confirmed appointment', item: 'booking-specialists' },
  ],
} as const satisfies {
  bands: readonly (TitledText & { item: (typeof essential)['items'][number]['id'] })[]
  [key: string]: unknown
}

export const valueChart = {
  title: 'How Value Compounds Over Time',
  lead: 'What a patient is worth at first, and over the years they stay with you.',
  caption: 'Value of a patient by treatment, in pounds',
  treatment: 'Treatment',
  show: 'See the figures as a table',
  failed: 'The chart couldn’t load. The figures are in the table below.',
  points: [
    { category: 'Implants', series: 'Initial Value', value: 3000, colour: 'brass' },
    { category: 'Implants', series: 'Lifetime Value', value: 7000, colour: 'accent' },
    { category: 'Invisalign', series: 'Initial Value', value: 3500, colour: 'brass' },
    { category: 'Invisalign', series: 'Lifetime Value', value: 6500, colour: 'accent' },
    { category: 'Smile Makeovers', series: 'Initial Value', value: 2000, colour: 'brass' },
    { category: 'Smile Makeovers', series: 'Lifetime Value', value: 4000, colour: 'accent' },
  ],
  /** Pounds. */
  axisMaximum: 8000,
  /** Pixels. */
  barSize: 28,
  /** Pixels. */
  height: 380,
  /** Milliseconds between two updates of the tooltip: one frame at 60 Hz. */
  tooltipThrottle: 1000 / 60,
} as const satisfies { points: readonly ChartDataPoint[]; [key: string]: unknown }
