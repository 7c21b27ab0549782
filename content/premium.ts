import { define } from '#define'
import { figures } from './figures'
import type { PackageItem } from './schema'
import { services, termServices, totalOf } from './services'

/** Whole pounds a month. */
const videoPrice = 450

const items = [
  { ...termServices.ads, price: 1500 },
  {
    ...services.campaign,
    title: `${services.campaign.title}s`,
    detail: `1–${figures.signatureCampaigns} campaigns`,
    price: 3000,
  },
  { ...services.bookingSpecialists, price: 1500 },
  { ...termServices.followUp, price: 300 },
  {
    ...services.trustVideos,
    detail: '6\u00a0videos a year that let patients meet you before they visit',
    price: videoPrice,
    yearlyPrice: 12 * videoPrice,
  },
  { ...services.nurture, price: 500 },
  { ...services.influencer, price: 500 },
  { ...services.revival, price: 400 },
  { ...services.reviews, price: 250 },
] as const satisfies readonly PackageItem[]

export const premium = define('premium.ts: premium', {
  name: 'Premium',
  items,
  totalValue: totalOf(items),
  investment: {
    monthly: 2400,
    perConsultation: figures.perConsultation,
    privatePatientsOnly: true,
    setup: { label: 'One-time launch setup', price: figures.setup },
    minimum: `${figures.minimumMonths}-month partnership minimum`,
    adSpend: { label: 'Recommended ad spend', range: { from: 1500, to: 3000 }, isMonthly: true },
  },
})
