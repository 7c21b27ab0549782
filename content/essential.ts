import { define } from '#define'
import { figures } from './figures'
import type { ChartPoint, PackageItem } from './schema'
import { services, termServices, totalOf } from './services'

const items = [
  { ...termServices.ads, detail: 'Facebook/Instagram and Google', price: 1500 },
  {
    ...services.campaign,
    title: `1 ${services.campaign.title}`,
    detail: 'Invisalign, Implants, Veneers',
    price: 1000,
  },
  { ...services.bookingSpecialists, price: 1500 },
  {
    ...termServices.followUp,
    detail: 'Automated text, call and email follow-ups within minutes',
    price: 300,
  },
  { ...services.nurture, price: 500 },
  { ...services.revival, price: 400 },
] as const satisfies readonly PackageItem[]

export const essential = define('essential.ts: essential', {
  name: 'Essential',
  items,
  totalValue: totalOf(items),
  investment: {
    monthly: 1800,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time set-up fee', price: figures.setup },
    minimum: `${figures.minimumMonths}-month minimum`,
    adSpend: { label: 'Recommended ad spend (not included)', range: { from: 1000, to: 1500 }, isMonthly: true },
  },
})

export const funnel = define('essential.ts: funnel', {
  title: 'How close patients are to booking',
  note: 'An illustration',
  lead: `${termServices.ads.title} are for people who are ready to book.`,
  bands: [
    { title: 'Low Intent', text: 'Browsing & learning' },
    { title: 'Medium Intent', text: 'Researching & comparing' },
    { title: 'High Intent', text: 'Ready to book now' },
    { title: 'Booked Consultation', text: 'Confirmed appointment' },
  ],
})

const initial = { label: 'Initial Value', colour: 'hollow' } as const satisfies Partial<ChartPoint>
const lifetime = { label: 'Lifetime Value', colour: 'solid' } as const satisfies Partial<ChartPoint>

/** Whole pounds. Points with the same category share a group of bars, in the order of their labels. */
const points = [
  { category: 'Implants', ...initial, value: 3000 },
  { category: 'Implants', ...lifetime, value: 7000 },
  { category: 'Invisalign', ...initial, value: 3500 },
  { category: 'Invisalign', ...lifetime, value: 6500 },
  { category: 'Smile Makeovers', ...initial, value: 2000 },
  { category: 'Smile Makeovers', ...lifetime, value: 4000 },
] as const satisfies readonly ChartPoint[]

export const valueChart = define('essential.ts: valueChart', {
  title: 'How Value Compounds Over Time',
  lead: 'Example values: what a patient can be worth at first, and over the years they stay.',
  caption: 'Value of a patient by treatment, in pounds',
  treatment: 'Treatment',
  show: 'See the figures as a table',
  points,
  /** Whole pounds: the next multiple of 2,000, so that half of it is a multiple of 1,000. */
  axisMaximum: 2000 * Math.ceil(Math.max(...points.map(({ value }) => value)) / 2000),
})
