import 'server-only'
import { figures } from './figures'
import type { PricingPackage } from './types'

/**
 * The build encrypts these words and figures with the password of /pricing. README.md says what that protects.
 */
export const pricing = {
  title: 'Choose Your Growth Package',
  lead: 'Two packages, item by item. Both are charged by the month, with a fee for each attended consultation that stops at a cap.',
  lock: { label: 'Lock', note: 'Open until you close the browser' },
  popular: 'Most Popular',
  cardAction: { label: 'Book Discovery Call', href: '/book' },
  action: { label: "Let's Get Started", href: '/book' },
  undecided: 'Undecided between the two? The first call is there to find out.',
  closing: {
    title: 'See which one fits your diary',
    text: 'Bring your treatments and your free slots to a discovery call. No pressure, no commitments.',
  },
} as const

/** Placeholders are filled from the packages below. */
export const comparison = {
  title: 'What Premium adds to Core',
  lead: 'Both packages find, answer and book your patients. Premium also lets them meet you first, and leaves more room to grow.',
  item: 'Part',
  missing: 'Not included',
  videos: { title: 'Trust-building videos', description: '{price} of value a month' },
  influence: { title: 'Influence and UGC boost', description: '{price} of value a month' },
  influencePremium: 'Included',
  campaigns: { title: 'Campaigns', core: '1 focused treatment', premium: 'Up to 3 signature' },
  cap: { title: 'Fee stops at', value: '{cap} bookings a month' },
  adSpend: { title: 'Ad spend', core: '{range} recommended', premium: '{range} minimum' },
  monthly: { title: 'Charge', value: '{price} a month' },
} as const

export const estimator = {
  title: 'What a month would cost',
  lead: 'Move the slider to the consultations that patients would attend in a month.',
  label: 'Attended consultations a month',
  attended: { one: '{attended} attended consultation', many: '{attended} attended consultations' },
  most: 40,
  start: 12,
  chart:
    'Both charges rise with each attended consultation and then stay level: {core} from {coreCap}, {premium} from {premiumCap}.',
  stops: 'stops at {cap}',
  formula:
    '{monthly} a month, plus {fee} for each attended consultation. After {cap} in a month no further fee is due, so it never costs more than {most}.',
  sum: '{monthly} + {charged} × {fee}',
  capped: 'The cap is reached.',
  running: '{left} more until the cap.',
  announcement: '{attended} a month: {core} for Core, {premium} for Premium.',
} as const

const core = {
  name: 'Core',
  summary: 'One treatment, advertised, answered and booked.',
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
    {
      id: 'nurture',
      title: 'Lead Nurture Engine',
      description: 'For patients who are interested but not ready',
      price: 500,
    },
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
} as const satisfies PricingPackage

/** Its items come after Core's five priced ones; its campaigns replace Core's. */
const premium = {
  name: 'Premium',
  summary: 'Everything in Core, with your face in front of it.',
  items: [
    { id: 'campaigns', title: 'Up to 3 Signature Campaigns', description: 'In place of the one focused campaign' },
    { id: 'videos', title: 'Trust-Building Videos', description: '12 videos per quarter', price: 2800 },
    {
      id: 'influence',
      title: 'Influence and UGC Boost',
      description: 'Content by influencers and by patients',
      price: 600,
    },
  ],
  // The listed items add up to £7,700; the specification states £7,600, which is shown until the owner decides.
  totalValue: 7600,
  investment: {
    monthly: 2495,
    perConsultation: figures.perConsultation,
    cap: 30,
    adSpend: { label: 'Minimum ad spend', range: { from: 2000, to: 3000 } },
  },
} as const satisfies PricingPackage

export const packages = { core, premium } as const
