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
  {
    ...services.followUp,
    detail: `Automated text, call and email follow-ups within ${figures.replyMinutes}\u00a0minutes`,
    price: 300,
  },
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

const pricedItems = coreItems.filter((item) => 'price' in item)

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
  summary: `The ${core.name} package’s ${numberWords[pricedItems.length]} services, plus videos, influencer content and ${upToCampaigns}.`,
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
  lead: 'Two packages, item by item: a monthly fee, plus {fee} per attended consultation. In a busy month, a cap stops the {fee} fee.',
  /** A badge on the second package. `''` removes it. */
  popular: 'Most Popular',
  cardAction: { label: 'Book Discovery Call', href: '/book' },
  action: { label: 'Let’s Get Started', href: '/book' },
  undecided: 'Can’t decide between the two?',
  closing: {
    title: 'Find out which suits your clinic',
    text: 'On a discovery call we’ll look at your clinic and say which we’d choose.',
  },
})

/** lib/prices/pricing-content.ts fills the placeholders from `packages`. */
export const comparison = define('pricing.ts: comparison', {
  title: `What ${premium.name} adds to ${core.name}`,
  lead: `For {difference} a\u00a0month more: videos, influencer content and ${upToCampaigns}. ${premium.name} also has a minimum ad spend and a higher cap.`,
  item: 'Item',
  missing: 'Not included',
  value: 'Valued at {price} a month',
  campaigns: { title: 'Campaigns', core: '1 focused treatment', premium: `Up to ${campaigns} signature` },
  cap: { title: 'Bookings until the {fee} fee stops', value: '{cap} a\u00a0month' },
  adSpend: { title: 'Ad spend', core: '{range} recommended', premium: '{range} minimum' },
  monthly: { title: 'Monthly fee', value: '{price} a\u00a0month' },
})

export const estimator = define('pricing.ts: estimator', {
  title: 'What our fee would be',
  lead: 'Move the slider to the consultations you’d expect patients to attend in a month.',
  assumption: 'The cap counts bookings: here we’ve assumed that everyone who books turns up.',
  label: 'Attended consultations a month',
  attended: { one: '{attended} attended consultation', many: '{attended} attended consultations' },
  max: premium.investment.cap + 10,
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
