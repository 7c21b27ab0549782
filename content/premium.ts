import { figures } from './figures'
import type { Package } from './types'
import { services } from './services'

export const premium = {
  name: 'Premium',
  items: [
    { ...services.ads, price: 1500 },
    {
      ...services.signatureCampaign,
      title: `${services.signatureCampaign.title}s`,
      detail: `1–${figures.signatureCampaigns} campaigns`,
      price: 3000,
    },
    { ...services.bookingSpecialists, price: 1500 },
    { ...services.followUp, price: 300 },
    {
      ...services.trustVideos,
      detail: '6\u00a0videos a year that introduce you before the visit',
      price: 450,
      // ASK: The videos have a price per year, and the total includes a twelfth of it: is that right?
      yearlyPrice: 5400,
    },
    { ...services.nurture, price: 500 },
    { ...services.influencer, price: 500 },
    // ASK: Which consent covers texts and calls to former patients?
    { ...services.revival, price: 400 },
    {
      icon: 'Star',
      title: 'Google Review Booster',
      detail: 'Invites your patients to review you on Google',
      price: 250,
    },
  ],
  // ASK: How did you value each item, here and on the other pages with prices?
  totalValue: 8400,
  investment: {
    monthly: 2400,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time launch setup', price: figures.setup },
    minimum: `${figures.minimumMonths}-month partnership minimum`,
    adSpend: { label: 'Recommended ad spend', range: { from: 1500, to: 3000 }, isMonthly: true },
  },
} as const satisfies Package

export const premiumPage = {
  title: `Your ${premium.name} Growth Engine`,
  lead: 'The value we put on each part, and the price of the whole.',
  scale: {
    title: 'Value and cost, on one scale',
    text: 'Each block is an item from the list above, as wide as its value. The bar below is your monthly investment. Launch setup, the attended-consultation fee and your ad spend come on top.',
    alt: 'Nine items valued at {total} a month, against {monthly} a month invested.',
  },
  action: { label: 'Book a Call', href: '/book' },
  closing: {
    title: 'Ask before you choose',
    text: 'A free discovery call is the place for questions.',
  },
} as const
