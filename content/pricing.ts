import 'server-only'
import { figures } from './figures'
import type { Package } from './types'

/** Behind the password. This file never reaches the browser: /pricing carries it only in sealed form. */
export const pricing = {
  title: 'Choose Your Growth Package',
  lead: 'Two packages, item by item. Both are charged by the month, with a fee for each attended consultation that stops at a cap.',
  popular: 'Most Popular',
  cardAction: { label: 'Book Discovery Call', href: '/book' },
  action: { label: "Let's Get Started", href: '/book' },
} as const

const core = {
  name: 'Core',
  items: [
    { id: 'ads', title: 'Patient Ads', description: 'Facebook, Instagram and Google', price: 1500 },
    {
      id: 'booking-specialists',
      title: 'Patient Booking Specialists',
      description: 'Treatment coordinators who call, answer and book',
      price: 1500,
    },
    {
      id: 'follow-up',
      title: 'Instant Follow-Up',
      description: `Every enquiry answered within ${figures.replyMinutes} minutes`,
      price: 300,
    },
    { id: 'nurture', title: 'Lead Nurture Engine', description: 'For patients who are interested but not ready', price: 500 },
    { id: 'revival', title: 'Patient Revival', description: 'For enquiries and patients that went quiet', price: 500 },
    { id: 'campaign', title: '1 Focused Treatment Campaign', description: 'Built around the treatment you choose' },
  ],
  totalValue: 4300,
  investment: {
    monthly: 1495,
    perConsultation: figures.perConsultation,
    cap: 20,
    adSpend: { label: 'Ad spend not included, recommended', range: { from: 1000, to: 2000 } },
  },
} as const satisfies Package

const premium = {
  name: 'Premium',
  items: [
    { id: 'videos', title: 'Trust-Building Videos', description: '12 videos per quarter', price: 2800 },
    { id: 'influence', title: 'Influence and UGC Boost', description: 'Content by influencers and by patients', price: 600 },
    { id: 'campaigns', title: 'Up to 3 Signature Campaigns', description: 'In place of the one focused campaign' },
  ],
  // The listed items add up to £7,700; the specification states £7,600, which is shown until the owner decides.
  totalValue: 7600,
  investment: {
    monthly: 2495,
    perConsultation: figures.perConsultation,
    cap: 30,
    adSpend: { label: 'Minimum ad spend', range: { from: 2000, to: 3000 } },
  },
} as const satisfies Package

export const packages = { core, premium } as const
