import 'server-only'
import { define } from '#define'
import { figures } from './figures'
import { numberWords } from './number-words'
import type { PackageItem, PricingPackage } from './schema'
import { services, totalOf } from './services'

// The build encrypts this content with the password of /pricing. README.md explains what this protects.

const coreItems = [
  { ...services.ads, price: 1500 },
  { ...services.bookingSpecialists, price: 1500 },
  { ...services.followUp, price: 300 },
  { ...services.nurture, title: 'Lead Nurture Engine', price: 500 },
  { ...services.revival, title: 'Patient Revival', price: 500 },
  { ...services.campaign, title: '1 Focused Treatment Campaign' },
] as const satisfies readonly PackageItem[]

const core = {
  name: 'Core',
  summary: 'One treatment campaign, with enquiries answered and consultations booked.',
  items: coreItems,
  totalValue: totalOf(coreItems),
  investment: {
    monthly: 1495,
    perConsultation: figures.perConsultation,
    cap: 20,
    adSpend: { label: 'Recommended ad spend (not included)', range: { from: 1000, to: 2000 } },
  },
} as const satisfies PricingPackage

/** The highest number of signature campaigns of Premium. */
const campaigns = 3
const upToCampaigns = `up to ${numberWords[campaigns]} campaigns` as const

/** The items that Premium adds to Core’s priced items. Its campaigns replace Core’s. */
const addedItems = [
  { ...services.campaign, title: `Up to ${campaigns} ${services.campaign.title}s` },
  {
    ...services.trustVideos,
    detail: '12\u00a0videos per quarter',
    price: 2800,
  },
  { ...services.influencer, title: 'Influence and UGC Boost', price: 600 },
] as const satisfies readonly PackageItem[]

const premium = {
  name: 'Premium',
  summary: `Everything in ${core.name}, plus videos, influencer content and ${upToCampaigns}.`,
  items: addedItems,
  // The stated £7,600. The items add up to £7,700: see docs/questions.md.
  totalValue: totalOf(coreItems) + totalOf(addedItems) - 100,
  investment: {
    monthly: 2495,
    perConsultation: figures.perConsultation,
    cap: 30,
    adSpend: { label: 'Minimum ad spend', range: { from: 2000, to: 3000 } },
  },
} as const satisfies PricingPackage

export const packages = define('pricing.ts: packages', { core, premium })

export const pricing = define('pricing.ts: pricing', {
  title: 'Choose Your Growth Package',
  lead: 'A monthly fee, plus {fee} per attended consultation until you reach the month’s cap.',
  /** A badge on the second package. `''` removes it. */
  popular: 'Most Popular',
  cardAction: { label: 'Book Discovery Call', href: '/book' },
  action: { label: 'Let’s Get Started', href: '/book' },
  /** Marks an item that a package lacks. */
  missing: 'Not included',
  closing: {
    title: 'Find out which suits your clinic',
    text: 'On a discovery call we’ll look at your clinic and say which we’d choose.',
  },
})

export const estimator = define('pricing.ts: estimator', {
  title: 'What our fee would be',
  lead: 'Move the slider to the consultations patients attend in a month.',
  assumption: 'The cap counts bookings, so we’ve assumed everyone who books attends. Ad spend comes on top.',
  label: 'Attended consultations a month',
  attended: { one: '{attended} attended consultation', many: '{attended} attended consultations' },
  /** A multiple of 10, above the highest cap. */
  max: 10 * Math.ceil((premium.investment.cap + 10) / 10),
  start: 12,
  chart:
    `The charge rises with attended consultations, then levels off at its cap: ${core.name} at {core} from {coreCap}, ${premium.name} at {premium} from {premiumCap}.`,
  from: 'from {price}',
  stops: 'stops at {cap}',
  sum: '{monthly} + {charged} × {fee}',
  capped: 'Cap reached.',
  running: {
    one: 'The {fee} fee stops after {left} more booking.',
    many: 'The {fee} fee stops after {left} more bookings.',
  },
  announcement: `With {attended} a\u00a0month, the ${core.name} package comes to {core} and the ${premium.name} package to {premium}.`,
})
