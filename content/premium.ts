import { figures, spelled } from './figures'
import type { Package } from './schema'

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
      description: 'Treatment coordinators who call back, answer and book',
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
      description: '6\u00a0videos a year that introduce you before the visit',
      price: 450,
      yearlyPrice: 5400,
    },
    {
      id: 'nurture',
      title: 'Patient Nurture System',
      description: 'Keeps in touch with patients who aren’t ready yet',
      price: 500,
    },
    {
      id: 'influencer',
      title: 'Influencer and UGC',
      description: 'Influencer and user-generated content',
      price: 500,
    },
    {
      id: 'revival',
      title: 'Patient Revival System',
      description: 'Gets back in touch with people who’ve gone quiet',
      price: 400,
    },
    {
      id: 'reviews',
      title: 'Google Review Booster',
      description: 'Asks patients for a review while the visit is fresh in their minds',
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
    minimumLabel: '{months}-month partnership minimum',
    adSpend: { label: 'Recommended ad spend', range: { from: 1500, to: 3000 } },
  },
} as const satisfies Package

export const premiumPage = {
  eyebrow: 'Premium',
  title: 'Your Premium Growth Engine',
  lead: 'What each part is worth, and what the whole engine costs.',
  statement: { tab: 'What you get', items: '{count} items' },
  scale: {
    title: 'What it’s worth, what it costs',
    text: 'Each block is one item from the list above, as wide as its monthly value. The bar below is your monthly investment, on the same scale. Launch setup, ad spend and the fee per attended consultation are separate.',
    alt: `${spelled(premium.items, 'capital')} items worth {total} a month, against {monthly} a month invested.`,
  },
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Talk it through first',
    text: 'Questions about any of this? Bring them to a free discovery call.',
  },
} as const
