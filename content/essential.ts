import { figures, spelled } from './figures'
import type { Package } from './schema'
import { services } from './services'

export const essential = {
  name: 'Essential',
  items: [
    { ...services.ads, title: 'High-Intent Patient Ads', description: 'Facebook/Instagram and Google', price: 1500 },
    {
      icon: 'Target',
      title: '1 Signature Campaign',
      description: 'Invisalign, Implants, Veneers',
      price: 1000,
    },
    { ...services.bookingSpecialists, price: 1500 },
    { ...services.followUp, title: 'Instant Follow-Up Machine', price: 300 },
    { ...services.nurture, price: 500 },
    { ...services.revival, price: 400 },
  ],
  totalValue: 5200,
  investment: {
    monthly: 1800,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time set-up fee', price: figures.setup },
    minimum: `${figures.minimumMonths}-month minimum`,
    adSpend: { label: 'Recommended ad spend (not included)', range: { from: 1000, to: 1500 }, monthly: true },
  },
} as const satisfies Package

export const essentialPage = {
  title: 'Your Essential Growth Engine',
  lead: `${spelled(essential.items)} parts, from first click to your chair, and the price of the whole.`,
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Talk it through first',
    text: 'Questions about any of this? Bring them to a free discovery call.',
  },
} as const

export const funnel = {
  title: 'How close patients are to booking',
  lead: 'Not everyone who looks is ready to book. Fewer reach each stage, which is why follow-up matters.',
  bands: [
    { title: 'Low Intent', text: 'Browsing & learning' },
    { title: 'Medium Intent', text: 'Researching & comparing' },
    { title: 'High Intent', text: 'Ready to book now' },
    { title: 'Booked Consultation', text: 'Confirmed appointment' },
  ],
} as const

export const valueChart = {
  title: 'How Value Compounds Over Time',
  lead: 'Example values: what a patient can be worth at first, and over the years they stay with you.',
  caption: 'Value of a patient by treatment, in pounds',
  treatment: 'Treatment',
  show: 'See the figures as a table',
  failed: 'The chart couldn’t load. The figures are in the table below.',
  series: [
    { key: 'initial', label: 'Initial Value', colour: 'hollow' },
    { key: 'lifetime', label: 'Lifetime Value', colour: 'solid' },
  ],
  rows: [
    { category: 'Implants', initial: 3000, lifetime: 7000 },
    { category: 'Invisalign', initial: 3500, lifetime: 6500 },
    { category: 'Smile Makeovers', initial: 2000, lifetime: 4000 },
  ],
  /** Whole pounds. */
  axisMaximum: 8000,
} as const
