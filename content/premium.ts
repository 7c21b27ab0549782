import { figures } from './figures'
import type { Package } from './types'

export const premiumPage = {
  eyebrow: 'Premium',
  title: 'Your Premium Growth Engine',
  lead: 'Every part of the engine, what it is worth in a month, and what you invest in the whole.',
  statement: { tab: 'Your statement', items: '{count} items' },
  scale: {
    title: 'Drawn to scale',
    text: 'Each block is one line of the statement, as wide as its monthly value. Below it, on the same scale, the monthly investment. The fee for attended consultations is due only when patients attend.',
    alt: 'Nine blocks, as wide as their monthly values, make a bar of {total}; the investment below it is a bar of {monthly} on the same scale.',
  },
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Talk it through first',
    text: 'Bring your questions about any line above to a free discovery call.',
  },
} as const

export const premium = {
  name: 'Premium',
  items: [
    {
      id: 'ads',
      title: 'Patient Ads',
      description: 'Facebook, Instagram and Google',
      price: 1500,
    },
    {
      id: 'campaigns',
      title: 'Signature Campaigns',
      description: '1–3 campaigns, each built around one treatment',
      price: 3000,
    },
    {
      id: 'booking-specialists',
      title: 'Patient Booking Specialists',
      description: 'Treatment coordinators who call, answer and book',
      price: 1500,
    },
    {
      id: 'follow-up',
      title: 'Instant Follow-Up',
      description: 'Automated text, call and email follow-ups within minutes',
      price: 300,
    },
    {
      id: 'videos',
      title: 'Trust-Building Videos',
      description: '6 videos a year that let patients meet you first',
      price: 450,
      yearlyPrice: 5400,
    },
    {
      id: 'nurture',
      title: 'Patient Nurture System',
      description: 'For patients who are interested but not ready',
      price: 500,
    },
    {
      id: 'influencer',
      title: 'Influencer and UGC',
      description: 'Content by influencers and by patients themselves',
      price: 500,
    },
    {
      id: 'revival',
      title: 'Patient Revival System',
      description: 'For enquiries and patients that went quiet',
      price: 400,
    },
    {
      id: 'reviews',
      title: 'Google Review Booster',
      description: 'Asks for a review when the visit is still fresh',
      price: 250,
    },
  ],
  totalValue: 8400,
  investment: {
    monthly: 2400,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time launch setup', price: figures.setup },
    minimumMonths: figures.minimumMonths,
    adSpend: { label: 'Recommended ad spend', range: { from: 1500, to: 3000 } },
  },
} as const satisfies Package
